/**
 * A stand-in for the Zendesk Web Widget (Classic). Implements the commands that the footer calls, a launcher, and one department. The page
 * `/demo/chat` sets the department's status in `localStorage`, for all windows of the browser.
 */

const name = 'Customer Experience';
const isOnline = () => localStorage.getItem('demo-chat') === 'online';
const department = () => ({ id: 1, name, status: isOnline() ? 'online' : 'offline' });

const listeners = new Map();
const emit = (event, ...values) => {
  for (const listener of listeners.get(event) ?? []) listener(...values);
};

const launcher = document.createElement('button');
launcher.type = 'button';
launcher.className = 'chat-launcher';
launcher.textContent = 'Chat';
launcher.hidden = true;

let shown = true;
let suppressed = false;
const render = () => {
  launcher.hidden = !shown || suppressed;
};

const commands = {
  'webWidget show': () => (shown = true),
  'webWidget hide': () => (shown = false),
  'webWidget updateSettings': ({ webWidget }) => {
    suppressed = webWidget?.chat?.suppress ?? suppressed;
    launcher.dataset.department = webWidget?.chat?.departments?.select ?? '';
  },
  'webWidget:on chat:connected': (listener) => setTimeout(() => listener(), 100),
  'webWidget:on chat:departmentStatus': (listener) => {
    listeners.set('departmentStatus', [...(listeners.get('departmentStatus') ?? []), listener]);
  },
  'webWidget:get chat:department': (wanted) => (wanted === name ? department() : undefined),
};

const waiting = window.zE?._ ?? [];
window.zE = (scope, command, ...rest) => {
  const result = commands[`${scope} ${command}`]?.(...rest);
  render();
  return result;
};
document.body.append(launcher);
for (const call of waiting) window.zE(...call);
render();

const changed = () => emit('departmentStatus', department());
addEventListener('storage', ({ key }) => key === 'demo-chat' && changed());
addEventListener('demo-chat', changed);
