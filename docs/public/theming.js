import { stage, systemScheme } from './stage.js';

/** The editor of the theming page. Applies changes immediately and shows them as a stylesheet. */

const editor = document.querySelector('#editor');
const inputs = [...editor.querySelectorAll('[data-token]')];
const sheet = editor.querySelector('#css');
const markup = `<auction-header product-name="Gavel"></auction-header>
<div style="padding: 24px">
<p><auction-button>Place bid</auction-button> <auction-button variant="secondary">Watch lot</auction-button></p>
<auction-form-field label="Paddle number" help="Printed on your card"><auction-text-input></auction-text-input></auction-form-field>
</div>
<auction-footer></auction-footer>`;
let scheme;

const changed = () => inputs.filter((input) => input.value !== input.dataset[scheme]);

function send(first) {
  // An empty value removes the property.
  const tokens = Object.fromEntries(inputs.map((input) => [input.dataset.token, '']));
  for (const input of changed()) tokens[input.dataset.token] = input.value;
  place.show({ ...(first && { markup }), scheme, direction: 'ltr', tokens });
  const lines = changed().map((input) => `  ${input.dataset.token}: ${input.value};`);
  sheet.value = lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}`;
}

const place = stage(editor.querySelector('.example'), {
  onReady: () => {
    show(systemScheme());
    send(true);
  },
});
editor.addEventListener('input', () => send());

function show(next) {
  scheme = next;
  for (const input of inputs) input.value = input.dataset[scheme];
  editor.querySelector('#scheme').textContent = scheme === 'light' ? 'Dark mode' : 'Light mode';
  send();
}
editor.querySelector('#scheme').addEventListener('click', () => show(scheme === 'light' ? 'dark' : 'light'));
editor.querySelector('#reset').addEventListener('click', () => show(scheme));
place.begin();
