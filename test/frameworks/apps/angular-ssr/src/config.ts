import type { ApplicationConfig } from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { BidForm } from './BidForm.ts';
import { Home } from './Home.ts';

export const config: ApplicationConfig = {
  providers: [
    provideRouter([
      { path: '', component: Home },
      { path: 'form', component: BidForm },
    ]),
    provideClientHydration(),
  ],
};
