import { fileURLToPath } from 'node:url';

/** The settings that `create-next-app` writes. */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  devIndicators: false,
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
};
