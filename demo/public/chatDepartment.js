/** Sets the status of the chat department for all windows of the browser. */

const checkbox = document.getElementById('online');
checkbox.checked = localStorage.getItem('demo-chat') === 'online';
checkbox.addEventListener('change', () => {
  localStorage.setItem('demo-chat', checkbox.checked ? 'online' : 'offline');
  dispatchEvent(new Event('demo-chat'));
});
