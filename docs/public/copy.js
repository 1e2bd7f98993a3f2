/** Shows the buttons that copy code if the browser allows pages to write to the clipboard. */

if (navigator.clipboard)
  for (const button of document.querySelectorAll('.copy')) {
    button.hidden = false;
    const say = (text) => {
      button.textContent = text;
    };
    button.addEventListener('click', () => {
      const { textContent } = button.parentElement.querySelector('code');
      navigator.clipboard.writeText(textContent).then(
        () => {
          say('Copied');
          setTimeout(say, 2000, 'Copy');
        },
        () => say('Couldn’t copy'),
      );
    });
    button.ariaLive = 'polite';
  }
