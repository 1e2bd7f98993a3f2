/** Switches the stand-in's department for all windows of this browser. */

const box = document.getElementById('online');
box.checked = localStorage.getItem('demo-chat') === 'online';
box.addEventListener('change', () => {
  localStorage.setItem('demo-chat', box.checked ? 'online' : 'offline');
  dispatchEvent(new Event('demo-chat'));
});
