import '@ui5/webcomponents-fiori/dist/ShellBar.js';
import '@ui5/webcomponents/dist/Button.js';
import '@ui5/webcomponents/dist/ListItemStandard.js';
import '@ui5/webcomponents/dist/Menu.js';
import '@ui5/webcomponents/dist/MenuItem.js';

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-menu]');
  if (!button) return;
  const menu = document.getElementById(button.dataset.menu);
  menu.opener = button;
  menu.open = true;
});
