import type {
  Attribute,
  CustomElementDeclaration,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import { auctionButton } from '../auction-button.ts';
import { auctionButtonDocs } from '../auction-button.docs.ts';
import { auctionFormField } from '../auction-form-field.ts';
import { auctionFormFieldDocs } from '../auction-form-field.docs.ts';
import { auctionGrid } from '../auction-grid.ts';
import { auctionGridDocs } from '../auction-grid.docs.ts';
import { auctionIconButton } from '../auction-icon-button.ts';
import { auctionIconButtonDocs } from '../auction-icon-button.docs.ts';
import { auctionPopover } from '../auction-popover.ts';
import { auctionPopoverDocs } from '../auction-popover.docs.ts';
import { auctionTextInput } from '../auction-text-input.ts';
import { auctionTextInputDocs } from '../auction-text-input.docs.ts';
import { auctionTooltip } from '../auction-tooltip.ts';
import { auctionTooltipDocs } from '../auction-tooltip.docs.ts';
import { auctionDateInput } from '../auction-date-input.ts';
import { auctionDateInputDocs } from '../auction-date-input.docs.ts';
import { auctionDatePicker } from '../auction-date-picker.ts';
import { auctionDatePickerDocs } from '../auction-date-picker.docs.ts';
import { auctionTimeInput } from '../auction-time-input.ts';
import { auctionTimeInputDocs } from '../auction-time-input.docs.ts';
import { auctionTimePicker } from '../auction-time-picker.ts';
import { auctionTimePickerDocs } from '../auction-time-picker.docs.ts';
import { auctionFooter } from '../auction-footer.ts';
import { auctionFooterDocs } from '../auction-footer.docs.ts';
import { auctionHeader } from '../auction-header.ts';
import { auctionHeaderDocs } from '../auction-header.docs.ts';
import { auctionNewsletter } from '../auction-newsletter.ts';
import { auctionNewsletterDocs } from '../auction-newsletter.docs.ts';
import { auctionSearch } from '../auction-search.ts';
import { auctionSearchDocs } from '../auction-search.docs.ts';
import { commonDocs } from '../common.docs.ts';
import { commonAttributes } from '../defineElement.tsx';
import {
  type AttributeDefinition,
  type Attributes,
  camelCase,
  type ElementDocs,
  type Events,
} from '../definition.ts';

interface Documented {
  definition: { tag: string; attributes: Attributes; events: Events };
  docs: ElementDocs<{ attributes: Attributes; events: Events }>;
}

/** All tags with their docs. */
export const documented: readonly Documented[] = [
  { definition: auctionButton.definition, docs: auctionButtonDocs },
  { definition: auctionFormField.definition, docs: auctionFormFieldDocs },
  { definition: auctionGrid.definition, docs: auctionGridDocs },
  { definition: auctionIconButton.definition, docs: auctionIconButtonDocs },
  { definition: auctionPopover.definition, docs: auctionPopoverDocs },
  { definition: auctionTextInput.definition, docs: auctionTextInputDocs },
  { definition: auctionTooltip.definition, docs: auctionTooltipDocs },
  { definition: auctionDateInput.definition, docs: auctionDateInputDocs },
  { definition: auctionDatePicker.definition, docs: auctionDatePickerDocs },
  { definition: auctionTimeInput.definition, docs: auctionTimeInputDocs },
  { definition: auctionTimePicker.definition, docs: auctionTimePickerDocs },
  { definition: auctionHeader.definition, docs: auctionHeaderDocs },
  { definition: auctionFooter.definition, docs: auctionFooterDocs },
  { definition: auctionSearch.definition, docs: auctionSearchDocs },
  { definition: auctionNewsletter.definition, docs: auctionNewsletterDocs },
];

/** `custom-elements.json`: what editors and catalogues read, written from the definitions and their docs. */
export const manifest = (): Package => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: documented.map(moduleOf),
});

/** The declarations of all tags. */
export const declarationsOf = ({ modules }: Package): (CustomElementDeclaration & { tagName: string })[] =>
  modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(
      (each): each is CustomElementDeclaration & { tagName: string } =>
        'tagName' in each && each.tagName !== undefined,
    );

function moduleOf({ definition, docs }: Documented): JavaScriptModule {
  const { tag } = definition;
  const path = `elements/${tag}.js`;
  const name = camelCase(`-${tag}`);
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(name, definition, docs)],
    exports: [
      { kind: 'js', name: camelCase(tag), declaration: { name } },
      { kind: 'custom-element-definition', name: tag, declaration: { name, module: path } },
    ],
  };
}

function declarationOf(
  name: string,
  { tag, attributes }: Documented['definition'],
  docs: Documented['docs'],
): CustomElementDeclaration {
  const allDocs: Documented['docs']['attributes'] = { ...docs.attributes, ...commonDocs.attributes };
  const all = Object.entries({ ...attributes, ...commonAttributes }).map(([attribute, definition]) => {
    const { description, default: fallback, type } = allDocs[attribute]!;
    const entry: Attribute & {
      name: string;
      fieldName: string;
      type: { text: string };
      description: string;
    } = {
      name: attribute,
      fieldName: camelCase(attribute),
      type: { text: typeOf(definition, type) },
      description,
    };
    if (fallback !== undefined) entry.default = JSON.stringify(fallback);
    return entry;
  });
  return {
    kind: 'class',
    customElement: true,
    name,
    tagName: tag,
    description: docs.description,
    superclass: { name: 'HTMLElement' },
    attributes: all,
    members: [
      ...all
        .filter(({ fieldName }) => !Object.hasOwn(docs.members ?? {}, fieldName))
        .map(({ name: attribute, fieldName, type, description }) => ({
          kind: 'field' as const,
          name: fieldName,
          attribute,
          type,
          description,
          reflects: !('type' in (allDocs[attribute] ?? {})),
        })),
      ...Object.entries(docs.members ?? {}).map(([member, { type, readonly, description }]) =>
        type.includes('=>')
          ? { kind: 'method' as const, name: member, type: { text: type }, description }
          : {
              kind: 'field' as const,
              name: member,
              type: { text: type },
              description,
              ...(readonly && { readonly }),
            },
      ),
    ],
    events: Object.entries({ ...docs.events, ...commonDocs.events }).map(
      ([event, { detail, description }]) => ({
        name: event,
        type: { text: `CustomEvent<${detail}>` },
        description,
      }),
    ),
    slots: described({ ...docs.slots, ...commonDocs.slots }),
    cssStates: described(docs.states),
    cssParts: described(docs.parts),
    cssProperties: described(docs.cssProperties),
  };
}

function typeOf(definition: AttributeDefinition, type: string | undefined): string {
  switch (definition.type) {
    case 'enum':
      return definition.values.map((value) => `'${value}'`).join(' | ');
    case 'json':
      return type ?? 'unknown';
    case 'string':
    case 'boolean':
    case 'number':
      return definition.type;
  }
}

const described = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));
