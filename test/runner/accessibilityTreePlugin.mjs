/** Elements without a meaning, and text that only repeats what the element above is called. */
const silent = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak']);
const texts = new Set(['StaticText', 'LabelText', 'ListMarker']);

/** Called by what they hold, which has lines of its own. */
const holders = new Set(['row', 'gridcell', 'listitem']);

/** What is said of a state besides role and name; what is as by default is not said. */
const states = {
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  hasPopup: (value) => `opens ${value}`,
  live: (value) => (value === 'off' ? undefined : `live ${value}`),
  invalid: (value) => (value === 'false' ? undefined : 'invalid'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  selected: (value) => (value ? 'selected' : undefined),
  disabled: (value) => (value ? 'disabled' : undefined),
  required: (value) => (value ? 'required' : undefined),
  modal: (value) => (value ? 'modal' : undefined),
  busy: (value) => (value ? 'busy' : undefined),
  focused: (value) => (value ? 'focused' : undefined),
  roledescription: (value) => `called ${value}`,
};

/**
 * The command `accessibility-tree`: what Chromium exposes of the page to assistive technology, a line for each element; of the roles in the
 * payload all that it exposes, to be compared.
 */
export function accessibilityTreePlugin() {
  return {
    name: 'accessibility-tree',
    async executeCommand({ command, payload, session }) {
      if (command !== 'accessibility-tree') return undefined;
      if (session.browser.name !== 'Chrome') throw new Error('needs Chromium: the accessibility tree');
      const cdp = await session.browser.getPage(session.id).createCDPSession();
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      await cdp.detach();
      return payload
        ? nodes.filter(({ role }) => payload.includes(role?.value)).map(describe)
        : outline(nodes);
    },
  };
}

/** Ids belong to one page, and elements that are referred to across a shadow root have none: their text says which are meant. */
const describe = ({ ignored, role, name, description, value, properties = [] }) => ({
  ignored,
  role: role.value,
  name: name?.value,
  description: description?.value,
  value: value?.value,
  properties: Object.fromEntries(
    properties.map(({ name: property, value: { value: own, relatedNodes } }) => [
      property,
      relatedNodes ? relatedNodes.map(({ text }) => text ?? '') : own,
    ]),
  ),
});

function outline(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  const add = (node, depth, above) => {
    const role = node.role?.value;
    const name = node.name?.value ?? '';
    const isSaid = texts.has(role) ? name.trim() !== '' && !above.includes(name.trim()) : !silent.has(role);
    const shown = !node.ignored && isSaid;
    if (shown) lines.push('  '.repeat(depth) + line(node, role, name));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) add(child, shown ? depth + 1 : depth, shown ? name : above);
    }
  };
  const [root] = nodes;
  for (const id of root.childIds ?? []) add(byId.get(id), 0, '');
  return lines.join('\n');
}

function line(node, role, name) {
  const said = (node.properties ?? []).flatMap(
    ({ name: state, value }) => states[state]?.(value.value) ?? [],
  );
  const level = node.properties?.find(({ name: property }) => property === 'level')?.value.value;
  const called = name === '' || holders.has(role) ? '' : ` “${name}”`;
  return [
    texts.has(role) ? `“${name.trim()}”` : `${role}${role === 'heading' ? ` ${level}` : ''}${called}`,
    ...(node.value?.value ? [`value “${node.value.value}”`] : []),
    ...(node.description?.value ? [`description “${node.description.value}”`] : []),
    ...said,
  ].join(', ');
}
