import { DOCUMENT, inject, makeEnvironmentProviders, REQUEST } from '@angular/core';
import { BEFORE_APP_SERIALIZED } from '@angular/platform-server';
import { insertShadowRoots } from 'auction-elements/server';

/** Adds shadow roots to the elements in a page's HTML. Belongs in the server's configuration. */
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
