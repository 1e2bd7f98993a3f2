import '@carbon/ibmdotcom-web-components/es/components/masthead/masthead-composite.js';

/** Sets the data of the element, which doesn't accept links as markup. */
const setData = (masthead) => {
  masthead.l0Data = globalThis.mastheadLinks;
  masthead.userStatus = 'anonymous';
  masthead.unauthenticatedProfileItems = [{ title: 'Sign in', url: '/sign-in' }];
  masthead.authenticatedProfileItems = [];
};
for (const masthead of document.querySelectorAll('c4d-masthead-composite')) setData(masthead);
new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      for (const masthead of node.querySelectorAll?.('c4d-masthead-composite') ?? []) setData(masthead);
}).observe(document.body, { childList: true, subtree: true });
