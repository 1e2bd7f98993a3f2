/** Functions that run in the page. They are self-contained, because only their source is sent. */

/** Returns whether every element is defined and rendered, and nothing has changed since the last call. */
export function isSettled() {
  const hosts = [...document.querySelectorAll('[id^=of-] > *')];
  for (const { shadowRoot } of hosts) shadowRoot?.dispatchEvent(new Event('pointerover'));
  // Their language may still be loading.
  const isOfSite = (host) =>
    host.matches('auction-header, auction-footer, auction-search, auction-newsletter');
  const { lang } = document.documentElement;
  const hasLanguage = (host, container) =>
    !container.querySelector(':scope > [aria-busy]') &&
    (!/^(ar|de)$/.test(lang) ||
      host.matches('[lang], [locale]') ||
      Boolean(container.querySelector(`:scope > [lang="${lang}"]`)));
  const isReady = hosts.every((host) => {
    const container = host.shadowRoot?.querySelector('[data-auction-container]');
    return host.matches(':defined') && container && (!isOfSite(host) || hasLanguage(host, container));
  });
  const text = hosts.map(({ shadowRoot }) => shadowRoot?.innerHTML ?? '').join('');
  if (text !== window.lastText) {
    window.lastText = text;
    window.lastChange = performance.now();
  }
  const pending = performance.getEntriesByType('resource').length;
  if (pending !== window.lastRequests) {
    window.lastRequests = pending;
    window.lastChange = performance.now();
  }
  return isReady && performance.now() - window.lastChange > 400;
}

/** Marks nodes that were rendered before React. */
export function mark() {
  window.marked = [...document.querySelectorAll('[id^=of-]')].map(({ firstElementChild: host }) => [
    ...(host?.shadowRoot?.querySelectorAll('[data-auction-container] *') ?? []),
  ]);
}

/**
 * Returns the marked nodes that are gone, by the index of their element. Text replaces an image that fails to
 * load.
 */
export function findReplaced() {
  return window.marked.flatMap((nodes, index) =>
    nodes
      .filter((node) => !node.isConnected && node.naturalWidth !== 0)
      .slice(0, 2)
      .map((node) => [index, node.outerHTML.slice(0, 160)]),
  );
}

/**
 * Describes the tree of each element: names, attributes, properties, and text. Numbers replace React’s IDs.
 */
export function describeElements() {
  return [...document.querySelectorAll('[id^=of-]')].map((box) => {
    const container = box.firstElementChild?.shadowRoot?.querySelector('[data-auction-container]');
    if (!container) return null;
    const ids = new Map();
    const replaceId = (id) => {
      ids.set(id, ids.get(id) ?? `id${ids.size}`);
      return ids.get(id);
    };
    const describeNode = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      const attributes = [...node.attributes]
        // Its value marks server-rendered content. A list that fits again keeps an empty style.
        .filter(({ name, value }) => name !== 'data-auction-container' && (name !== 'style' || value))
        // React sets it only on servers. The value of the select is compared.
        .filter(({ name }) => name !== 'selected')
        // Only one search of a page has it.
        .filter(({ name }) => name !== 'aria-keyshortcuts')
        // The value of a boolean attribute does not matter.
        .map(({ name, value }) => (typeof node[name] === 'boolean' ? [name, ''] : [name, value]))
        .map(([name, value]) => `${name}=${value.replaceAll(/_[rR]_\w+?_/g, replaceId)}`)
        .sort();
      if (/^(input|textarea|select)$/.test(node.localName))
        attributes.push(`.value=${node.value}`, `.disabled=${node.disabled}`, `.readOnly=${node.readOnly}`);
      const children = [...node.childNodes].filter(
        ({ nodeType, localName, name, data, dataset, part, role }) =>
          // Servers render a slot for messages around an input of the page.
          (nodeType === Node.ELEMENT_NODE &&
            !/^(style|link)$/.test(localName) &&
            !(localName === 'slot' && name === 'message') &&
            // The button of a list that overflowed for a moment, for example while an image loaded.
            !(dataset.overflow && part.contains('more')) &&
            // Announcements depend on previous changes.
            role !== 'status') ||
          (nodeType === Node.TEXT_NODE && data !== ''),
      );
      return [node.localName, attributes, children.map(describeNode)];
    };
    return describeNode(container);
  });
}

/**
 * Creates the elements, and applies their changes step by step. Then adds a new element with the current
 * attributes of each.
 */
export async function runHistories(histories) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const createBox = (index, { tag, attributes, content }) => {
    const form = document.body.appendChild(document.createElement('form'));
    form.innerHTML = `<fieldset><div id="of-${index}"></div><div class="aside"></div></fieldset>`;
    const box = form.querySelector('div');
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.innerHTML = content;
    box.append(element);
    return { form, box, fieldset: form.firstElementChild };
  };
  const toProperty = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const run = async ({ form, box, fieldset }, { attributes = {}, type, lang, pause }) => {
    const element = box.firstElementChild;
    const aside = box.nextElementSibling;
    for (const [name, value] of Object.entries(attributes))
      if (type === 'set') element.setAttribute(name, value);
      else if (type === 'remove') element.removeAttribute(name);
      else
        element[toProperty(name)] =
          typeof element[toProperty(name)] === 'boolean' ? value !== 'false' : value;
    const changes = {
      move: () => (aside.append(element), box.append(element)),
      moveBefore: () => (aside.moveBefore(element, null), box.moveBefore(element, null)),
      reinsert: async () => {
        element.remove();
        await new Promise((resolve) => setTimeout(resolve, pause * 4));
        box.append(element);
      },
      clone: () => element.replaceWith(element.cloneNode(true)),
      parse: () => (box.innerHTML = element.outerHTML),
      adopt: () => (frame.contentDocument.body.append(element), box.append(element)),
      reset: () => form.reset(),
      fieldset: () => fieldset.toggleAttribute('disabled'),
      lang: () => (box.lang = lang),
    };
    await changes[type]?.();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  };
  await Promise.all(
    histories.map(async (history, index) => {
      const place = createBox(index, history);
      for (const step of history.steps) await run(place, step);
    }),
  );
  for (const [index, { tag, content }] of histories.entries()) {
    const box = document.getElementById(`of-${index}`);
    const attributes = Object.fromEntries(
      [...box.firstElementChild.attributes].map(({ name, value }) => [name, value]),
    );
    const { box: newBox, fieldset } = createBox(index + histories.length, { tag, attributes, content });
    newBox.lang = box.lang;
    if (!box.hasAttribute('lang')) newBox.removeAttribute('lang');
    fieldset.disabled = box.closest('fieldset').disabled;
  }
}

/** Returns the values that forms and scripts read from each element. */
export function describeValues() {
  return [...document.querySelectorAll('[id^=of-]')].map((box) => {
    const element = box.firstElementChild;
    const { value, disabled, validationMessage, willValidate } = element;
    const entries = [...new FormData(box.closest('form'))];
    return JSON.stringify({ value, disabled, validationMessage, willValidate, entries });
  });
}
