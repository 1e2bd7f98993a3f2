import { toJsonSchema } from '@valibot/to-json-schema';
import { configSchema } from '../../src/site/config/configSchema.ts';

/** The published schema of the site configuration. Trimming of texts is a service of ours, not a rule for the page. */
export const createConfigJsonSchema = (): string =>
  `${JSON.stringify(
    {
      title: 'auction-elements site configuration',
      ...toJsonSchema(configSchema, { errorMode: 'ignore', typeMode: 'input' }),
    },
    null,
    2,
  )}\n`;
