import { Component, CUSTOM_ELEMENTS_SCHEMA, inject, signal } from '@angular/core';
import { FormControl, FormGroup, FormsModule, ReactiveFormsModule } from '@angular/forms';
import { Router } from '@angular/router';
import { AuctionField } from './AuctionField.ts';

/** Uses reactive forms and `ngModel`. `ngNativeValidate` lets the browser block invalid submissions. */
@Component({
  selector: 'app-bid-form',
  imports: [AuctionField, FormsModule, ReactiveFormsModule],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <form id="bid" ngNativeValidate [formGroup]="form" (ngSubmit)="send()">
      <auction-form-field label="Paddle">
        <auction-text-input
          name="paddle"
          class="paddle"
          required
          clearable
          character-limit="9"
          formControlName="paddle"
          (auction-clear)="cleared.set(cleared() + 1)"
        ></auction-text-input>
      </auction-form-field>
      <auction-date-input
        #day
        name="day"
        label="Day"
        locale="en-US"
        value="2026-12-05"
        [disabledDates]="holidays"
      ></auction-date-input>
      <auction-time-input
        name="time"
        label="Time"
        locale="en-US"
        [ngModelOptions]="{ standalone: true }"
        [(ngModel)]="time"
      ></auction-time-input>
      <auction-button type="submit">Send</auction-button>
      <auction-button type="reset">Reset</auction-button>
      <button id="christmas" type="button" (click)="day.value = '2026-12-25'">Christmas</button>
      <output id="state">{{ form.value.paddle }} {{ time() }} {{ cleared() }}</output>
    </form>
  `,
})
export class BidForm {
  readonly form = new FormGroup({ paddle: new FormControl('', { nonNullable: true }) });
  readonly time = signal('21:30');
  readonly cleared = signal(0);
  readonly holidays = ['2026-12-25'];
  readonly #router = inject(Router);

  constructor() {
    const { paddle } = this.form.controls;
    paddle.valueChanges.subscribe((text) => {
      if (text !== text.toUpperCase()) paddle.setValue(text.toUpperCase());
    });
  }

  send() {
    const { paddle } = this.form.getRawValue();
    const day = document.querySelector('auction-date-input')!.value;
    void this.#router.navigate(['/form'], { queryParams: { paddle, day, time: this.time() } });
  }
}
