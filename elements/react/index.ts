export * from './tagComponents.ts';
export type { FieldChangeEvent, HostComponent } from './componentProps.ts';
export type { PrerenderOptions } from '../hosts/renderTemplate.ts';
export type { SiteConfig } from '../../src/site/config/configSchema.ts';
