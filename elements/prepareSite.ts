export { prepareSite } from '../src/hooks/useMountedSite.ts';
