import { DOCUMENT, inject, makeEnvironmentProviders, REQUEST } from '@angular/core';
import { BEFORE_APP_SERIALIZED } from '@angular/platform-server';
import { insertShadowRoots } from 'auction-elements/server';

/** Of the server's configuration: the tags of a page have their shadow roots in its HTML. */
export const providePrerenderedTags = () =>
  makeEnvironmentProviders([
    {
      provide: BEFORE_APP_SERIALIZED,
      multi: true,
      useFactory: () => {
        const document = inject(DOCUMENT);
        const request = inject(REQUEST, { optional: true });
        return () =>
          insertShadowRoots(document, {
            page: request?.url ?? '/',
            year: new Date().getFullYear(),
          });
      },
    },
  ]);
