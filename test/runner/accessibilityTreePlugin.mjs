/** Roles without a meaning for users. */
const ignoredRoles = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak']);
/** Roles of text. Text that repeats the name of its parent is left out. */
const textRoles = new Set(['StaticText', 'LabelText', 'ListMarker']);

/** Roles whose name is the text of their children, which have their own lines. */
const containerRoles = new Set(['row', 'gridcell', 'listitem']);

/** Descriptions of states. Defaults are left out. */
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
 * Adds the command `accessibility-tree`. It returns the page's accessibility tree in Chromium, a line for each element. If the payload is a list
 * of roles, it returns all properties of the nodes with these roles.
 */
export function accessibilityTreePlugin() {
  return {
    name: 'accessibility-tree',
    async executeCommand({ command, payload, session }) {
      if (command !== 'accessibility-tree') return undefined;
      if (session.browser.run.engine !== 'chromium')
        throw new Error('needs Chromium: the accessibility tree');
      const cdp = await session.browser.getPage(session.id).createCDPSession();
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      await cdp.detach();
      return payload
        ? nodes.filter(({ role }) => payload.includes(role?.value)).map(describe)
        : outline(nodes);
    },
  };
}

/** Returns the properties of a node. Related nodes are replaced by their text, because ids differ between pages. */
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
    const isShown = textRoles.has(role)
      ? name.trim() !== '' && !above.includes(name.trim())
      : !ignoredRoles.has(role);
    const shown = !node.ignored && isShown;
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
  const described = (node.properties ?? []).flatMap(
    ({ name: state, value }) => states[state]?.(value.value) ?? [],
  );
  const level = node.properties?.find(({ name: property }) => property === 'level')?.value.value;
  const label = name === '' || containerRoles.has(role) ? '' : ` “${name}”`;
  return [
    textRoles.has(role) ? `“${name.trim()}”` : `${role}${role === 'heading' ? ` ${level}` : ''}${label}`,
    ...(node.value?.value ? [`value “${node.value.value}”`] : []),
    ...(node.description?.value ? [`description “${node.description.value}”`] : []),
    ...described,
  ].join(', ');
}
