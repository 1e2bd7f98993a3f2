import 'auction-elements';
import type {} from 'auction-elements/jsx/react';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { after, before } from '../shared.ts';

function App() {
  const [state, setState] = useState(before);
  const [shown, setShown] = useState(true);
  const [note, setNote] = useState('');
  const [events, setEvents] = useState<string[]>([]);
  const record = (text: string) => setEvents((earlier) => [...earlier, text]);
  const popover = useRef<HTMLElementTagNameMap['auction-popover']>(null);
  useEffect(() => {
    const element = popover.current!;
    const listener = (event: CustomEvent<{ open: boolean }>) => record(`toggle ${event.detail.open}`);
    element.addEventListener('auction-toggle', listener);
    return () => element.removeEventListener('auction-toggle', listener);
  }, []);
  return (
    <>
      <auction-header
        product-name={state.product}
        config={state.config}
        onauction-search={(event) => {
          event.preventDefault();
          record(`search ${event.detail.term}`);
        }}
      />
      <form>
        <auction-form-field label="Paddle">
          <auction-text-input
            name="paddle"
            clearable
            character-limit={state.limit}
            required={state.required}
            size={state.size}
            onauction-clear={() => record('clear')}
          />
        </auction-form-field>
        <auction-date-input name="day" label="Day" disabledDates={state.blocked} />
      </form>
      <section id="around-input">
        <auction-text-input clearable character-limit={9}>
          <input
            aria-label="Note"
            value={note}
            onChange={({ target }) => setNote(target.value.toUpperCase())}
          />
        </auction-text-input>
        <p>{note}</p>
      </section>
      <auction-button onClick={() => setState(after)}>Change</auction-button>
      <button onClick={() => setShown(!shown)}>Show or hide</button>
      {shown ? <auction-button id="extra">{state.product} here</auction-button> : null}
      <auction-popover ref={popover}>
        <button slot="trigger">More</button>
        <p>Inside</p>
      </auction-popover>
      <output>{events.join(', ')}</output>
    </>
  );
}

createRoot(document.querySelector('#app')!).render(<App />);
