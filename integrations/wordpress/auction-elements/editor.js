/** The two blocks in the editor, where a placeholder stands for each: they are rendered by the server. */
for (const [kind, title] of Object.entries({ header: 'Auction header', footer: 'Auction footer' }))
  wp.blocks.registerBlockType(`auction-elements/${kind}`, {
    apiVersion: 3,
    title,
    category: 'theme',
    icon: 'hammer',
    supports: { html: false, multiple: false },
    edit: () =>
      wp.element.createElement(
        'div',
        wp.blockEditor.useBlockProps(),
        wp.element.createElement(wp.components.Placeholder, { label: title, icon: 'hammer' }),
      ),
    save: () => null,
  });
