import { Component, CUSTOM_ELEMENTS_SCHEMA, inject, signal } from '@angular/core';
import { Router, RouterLink, RouterOutlet } from '@angular/router';

/** Shared properties of the header and the footer. */
@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <auction-header
      product-name="Gavel"
      [config]="config"
      (auction-search)="search($event)"
      (click)="followLink($event)"
    ></auction-header>
    <output id="term">{{ term() }}</output>
    <main style="display: block; min-height: 100vh">
      <a id="to-form" routerLink="/form">Bid</a>
      <router-outlet />
    </main>
    <auction-footer product-name="Gavel"></auction-footer>
  `,
})
export class App {
  readonly config = {
    about: [
      { label: 'Help desk', href: '/help' },
      { label: 'Bids', href: '/form' },
    ],
  };
  readonly term = signal('');
  readonly #router = inject(Router);

  search(event: CustomEvent<{ term: string }>) {
    event.preventDefault();
    this.term.set(event.detail.term);
  }

  /** Links of the header to a page of the app. */
  followLink(event: MouseEvent) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.origin !== location.origin) return;
    if (!this.#router.config.some(({ path }) => link.pathname === `/${path}`)) return;
    event.preventDefault();
    void this.#router.navigateByUrl(link.pathname + link.search + link.hash);
  }
}
