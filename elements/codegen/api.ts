import type { Package } from 'custom-elements-manifest';
import { exports as entryPoints } from '../../package.json';
import { controlMessages } from '../../src/controls/controlLanguage.ts';
import { siteMessages } from '../../src/site/messages/siteMessages.ts';
import { usage } from '../server/usage.ts';
import { createConfigJsonSchema } from './configJsonSchema.ts';
import { formatMemberType, getDeclarations } from './manifest.ts';
import { listTokens } from './tokens.ts';

interface ApiEntry {
  /** Type in TypeScript, or an empty string for a name without a type. */
  type: string;
  default?: string;
  deprecated?: true;
}

/** The public API: entries by name, such as `<auction-button> attribute size`. */
export type Api = Record<string, ApiEntry>;

interface Named {
  name: string;
  description?: string;
  deprecated?: boolean | string;
}

/** Returns the public API of the elements, the configuration, the command line, and the entry points. */
export function createApi(manifest: Package): Api {
  const api: Api = {};
  const add = (kind: string, { name, description = '', deprecated }: Named, type = '') => {
    const [, fallback] = /Defaults to `([^`]+)`/.exec(description) ?? [];
    api[`${kind} ${name}`] = {
      type,
      ...(fallback !== undefined && { default: fallback }),
      ...(deprecated && { deprecated: true }),
    };
  };
  for (const { tagName, attributes = [], members = [], events = [], ...css } of getDeclarations(manifest)) {
    const tag = `<${tagName}>`;
    add('element', { name: tag });
    for (const attribute of attributes) add(`${tag} attribute`, attribute, attribute.type?.text);
    for (const member of members)
      add(`${tag} ${member.kind === 'field' ? 'property' : 'method'}`, member, formatMemberType(member));
    for (const event of events) add(`${tag} event`, event, event.type.text);
    for (const slot of css.slots ?? []) add(`${tag} slot`, slot);
    for (const part of css.cssParts ?? []) add(`${tag} part`, part);
    for (const state of css.cssStates ?? []) add(`${tag} state`, state);
    for (const property of css.cssProperties ?? []) add(`${tag} custom property`, property);
  }
  for (const [name] of listTokens()) add('custom property', { name });
  addSchema(api, 'configuration', JSON.parse(createConfigJsonSchema()) as Schema);
  for (const name of Object.keys({ ...siteMessages, ...controlMessages })) add('message', { name });
  for (const name of Object.keys(entryPoints)) add('entry point', { name });
  for (const [, command = '', options = ''] of usage.matchAll(
    /^auction-elements (\w+)([^]*?)(?=^\w|$(?![^]))/gm,
  ))
    for (const [, name = '', text = ''] of options.matchAll(/^ {2}(--[\w-]+)([^]*?)(?=^ {2}--|$(?![^]))/gm)) {
      const [, values] = /Values:\s+([\w,\s-]+)\./.exec(text) ?? [];
      add(
        `command ${command}`,
        { name },
        values
          ?.split(/,\s*/)
          .map((value) => `'${value}'`)
          .join(' | '),
      );
    }
  return api;
}

interface Schema {
  title?: string;
  description?: string;
  type?: string;
  enum?: readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
}

function addSchema(api: Api, path: string, schema: Schema, isRequired = true): void {
  const { type = 'unknown', enum: values, properties = {}, required = [], items, ...others } = schema;
  const { title: _title, description: _description, ...limits } = others;
  const text = [
    values?.map((value) => `'${value}'`).join(' | ') ?? type,
    ...Object.entries(limits).map(([limit, value]) => `${limit}=${JSON.stringify(value)}`),
  ].join(' ');
  api[path] = { type: isRequired ? text : `${text} | undefined` };
  if (items) addSchema(api, `${path}[]`, items);
  for (const [name, child] of Object.entries(properties))
    addSchema(api, `${path}.${name}`, child, required.includes(name));
}
