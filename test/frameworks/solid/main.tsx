import 'auction-elements';
import type {} from 'auction-elements/jsx/solid';
import { createSignal, onMount, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { after, before } from '../shared.ts';

function App() {
  const [state, setState] = createSignal(before);
  const [shown, setShown] = createSignal(true);
  const [events, setEvents] = createSignal<string[]>([]);
  const record = (text: string) => setEvents((earlier) => [...earlier, text]);
  let popover!: HTMLElementTagNameMap['auction-popover'];
  onMount(() => popover.addEventListener('auction-toggle', (event) => record(`toggle ${event.detail.open}`)));
  return (
    <>
      <auction-header
        attr:product-name={state().product}
        prop:config={state().config}
        on:auction-search={(event) => {
          event.preventDefault();
          record(`search ${event.detail.term}`);
        }}
      />
      <form>
        <auction-form-field label="Paddle">
          <auction-text-input
            name="paddle"
            clearable
            prop:characterLimit={state().limit}
            prop:required={state().required}
            attr:size={state().size}
            on:auction-clear={() => record('clear')}
          />
        </auction-form-field>
        <auction-date-input name="day" label="Day" prop:disabledDates={state().blocked} />
      </form>
      <auction-button onClick={() => setState(after)}>Change</auction-button>
      <button onClick={() => setShown(!shown())}>Show or hide</button>
      <Show when={shown()}>
        <auction-button id="extra">{state().product} here</auction-button>
      </Show>
      <auction-popover ref={popover}>
        <button slot="trigger">More</button>
        <p>Inside</p>
      </auction-popover>
      <output>{events().join(', ')}</output>
    </>
  );
}

render(() => <App />, document.querySelector('#app')!);
