import { createSignal } from 'solid-js';
import { Field } from './Field.tsx';
import { Tag } from './Tag.tsx';

const holidays = ['2026-12-25'];

export function BidForm() {
  const [paddle, setPaddle] = createSignal('');
  const [time, setTime] = createSignal('21:30');
  const [cleared, setCleared] = createSignal(0);
  let day!: HTMLElementTagNameMap['auction-date-input'];
  return (
    <form id="bid" action="/form">
      <Tag tag="auction-form-field" attr:label="Paddle">
        <Field
          tag="auction-text-input"
          bind={[paddle, (text) => setPaddle(text.toUpperCase())]}
          prerender={{ labelled: true }}
          attr:name="paddle"
          class="paddle"
          prop:required
          prop:clearable
          prop:characterLimit={9}
          on:auction-clear={() => setCleared(cleared() + 1)}
        />
      </Tag>
      <Tag
        tag="auction-date-input"
        ref={day}
        attr:name="day"
        attr:label="Day"
        attr:locale="en-US"
        attr:value="2026-12-05"
        prop:disabledDates={holidays}
      />
      <Field
        tag="auction-time-input"
        bind={[time, setTime]}
        attr:name="time"
        attr:label="Time"
        attr:locale="en-US"
      />
      <Tag tag="auction-button" attr:type="submit">
        Send
      </Tag>
      <Tag tag="auction-button" attr:type="reset">
        Reset
      </Tag>
      <button type="button" id="christmas" onClick={() => (day.value = '2026-12-25')}>
        Christmas
      </button>
      <output id="state">{[paddle(), time(), cleared()].join(' ')}</output>
    </form>
  );
}
