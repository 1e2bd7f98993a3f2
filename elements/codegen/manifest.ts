import type {
  Attribute,
  CustomElementDeclaration,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import { auctionButton } from '../tags/auction-button.ts';
import { auctionButtonDocs } from '../tags/auction-button.docs.ts';
import { auctionFormField } from '../tags/auction-form-field.ts';
import { auctionFormFieldDocs } from '../tags/auction-form-field.docs.ts';
import { auctionGrid } from '../tags/auction-grid.ts';
import { auctionGridDocs } from '../tags/auction-grid.docs.ts';
import { auctionIconButton } from '../tags/auction-icon-button.ts';
import { auctionIconButtonDocs } from '../tags/auction-icon-button.docs.ts';
import { auctionPopover } from '../tags/auction-popover.ts';
import { auctionPopoverDocs } from '../tags/auction-popover.docs.ts';
import { auctionTextInput } from '../tags/auction-text-input.ts';
import { auctionTextInputDocs } from '../tags/auction-text-input.docs.ts';
import { auctionTooltip } from '../tags/auction-tooltip.ts';
import { auctionTooltipDocs } from '../tags/auction-tooltip.docs.ts';
import { auctionDateInput } from '../tags/auction-date-input.ts';
import { auctionDateInputDocs } from '../tags/auction-date-input.docs.ts';
import { auctionDatePicker } from '../tags/auction-date-picker.ts';
import { auctionDatePickerDocs } from '../tags/auction-date-picker.docs.ts';
import { auctionTimeInput } from '../tags/auction-time-input.ts';
import { auctionTimeInputDocs } from '../tags/auction-time-input.docs.ts';
import { auctionTimePicker } from '../tags/auction-time-picker.ts';
import { auctionTimePickerDocs } from '../tags/auction-time-picker.docs.ts';
import { auctionFooter } from '../tags/auction-footer.ts';
import { auctionFooterDocs } from '../tags/auction-footer.docs.ts';
import { auctionHeader } from '../tags/auction-header.ts';
import { auctionHeaderDocs } from '../tags/auction-header.docs.ts';
import { auctionNewsletter } from '../tags/auction-newsletter.ts';
import { auctionNewsletterDocs } from '../tags/auction-newsletter.docs.ts';
import { auctionSearch } from '../tags/auction-search.ts';
import { auctionSearchDocs } from '../tags/auction-search.docs.ts';
import { commonDocs } from '../core/commonAttributes.docs.ts';
import { commonAttributes } from '../core/defineElement.tsx';
import {
  type AttributeDefinition,
  type Attributes,
  camelCase,
  type ElementDocs,
  type Events,
} from '../core/definition.ts';

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
