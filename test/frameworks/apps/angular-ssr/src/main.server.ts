import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App } from './App.ts';
import { config } from './config.ts';
import { providePrerenderedTags } from './providePrerenderedTags.ts';

const serverConfig = mergeApplicationConfig(config, {
  providers: [
    provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Server }])),
    providePrerenderedTags(),
  ],
});

const bootstrap = (context: BootstrapContext) => bootstrapApplication(App, serverConfig, context);
export default bootstrap;
