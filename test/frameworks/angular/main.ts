import '@angular/compiler';
import 'auction-elements';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  provideZonelessChangeDetection,
  signal,
  ViewChild,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { after, before } from '../shared.ts';

class App {
  popover!: ElementRef<HTMLElementTagNameMap['auction-popover']>;
  state = signal(before);
  shown = signal(true);
  events = signal<string[]>([]);

  change() {
    this.state.set(after);
  }

  record(text: string) {
    this.events.update((earlier) => [...earlier, text]);
  }

  search(event: CustomEvent<{ term: string; href: string }>) {
    event.preventDefault();
    this.record(`search ${event.detail.term}`);
  }

  ngAfterViewInit() {
    this.popover.nativeElement.addEventListener('auction-toggle', (event) =>
      this.record(`toggle ${event.detail.open}`),
    );
  }
}

// Apply the metadata as decorators do. The app is compiled in the browser, without Angular’s own compiler.
ViewChild('popover')(App.prototype, 'popover');
const Root = Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <auction-header
      [attr.product-name]="state().product"
      [config]="state().config"
      (auction-search)="search($event)"
    ></auction-header>
    <form>
      <auction-form-field label="Paddle">
        <auction-text-input
          name="paddle"
          clearable
          [characterLimit]="state().limit"
          [required]="state().required"
          [attr.size]="state().size"
          (auction-clear)="record('clear')"
        ></auction-text-input>
      </auction-form-field>
      <auction-date-input name="day" label="Day" [disabledDates]="state().blocked"></auction-date-input>
    </form>
    <auction-button (click)="change()">Change</auction-button>
    <button (click)="shown.set(!shown())">Show or hide</button>
    @if (shown()) {
      <auction-button id="extra">{{ state().product }} here</auction-button>
    }
    <auction-popover #popover>
      <button slot="trigger">More</button>
      <p>Inside</p>
    </auction-popover>
    <output>{{ events().join(', ') }}</output>
  `,
})(App);

document.querySelector('#app')!.append(document.createElement('app-root'));
await bootstrapApplication((Root as typeof App | undefined) ?? App, {
  providers: [provideZonelessChangeDetection()],
});
