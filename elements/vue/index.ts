export * from './tagComponents.ts';
export type { HostComponent } from './componentTypes.ts';
export type { PrerenderOptions } from '../hosts/renderTemplate.ts';
export type { SiteConfig } from '../../src/site/config/configSchema.ts';
