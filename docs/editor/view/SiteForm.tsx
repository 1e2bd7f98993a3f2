import type { Dispatch, ReactNode } from 'react';
import { SchemaField } from '../form/SchemaField.tsx';
import type { Schema } from '../form/schema.ts';
import { Section } from '../form/Section.tsx';
import { getLastGroup, siteGroups } from '../form/sections.ts';
import { EditorContext } from '../state/EditorContext.ts';
import type { HistoryAction } from '../state/history.ts';
import { setAt } from '../state/paths.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import { LanguageField } from '../texts/LanguageField.tsx';
import { TextsForm } from '../texts/TextsForm.tsx';
import { ThemeForm } from '../theme/ThemeForm.tsx';
import type { FormState } from './useFormState.ts';

interface SiteFormProps {
  schema: Schema;
  site: SiteDocument;
  form: FormState;
  dispatch: Dispatch<HistoryAction>;
}

/** The form with all fields of a site, in groups. */
export function SiteForm({ schema, site, form, dispatch }: SiteFormProps) {
  const { properties = {} } = schema;
  const { config, language, messages, theme } = site;
  const renderSections = (names: readonly string[]) =>
    names
      .filter((name) => properties[name])
      .map((name) => <Section key={name} name={name} schema={properties[name]!} config={config} />);
  const last = getLastGroup(schema);
  return (
    <EditorContext value={form}>
      <SchemaField
        schema={properties['productName']!}
        path={['productName']}
        value={config['productName']}
        isRequired={false}
      />
      <LanguageField
        value={language}
        onChange={(next) => dispatch({ type: 'change', change: (site) => ({ ...site, language: next }) })}
      />
      {siteGroups.map(({ title, sections }) => (
        <Group key={title} title={title}>
          {renderSections(sections)}
        </Group>
      ))}
      <Group title="Appearance">
        <ThemeForm
          theme={theme}
          onChange={(next, field) =>
            dispatch({
              type: 'change',
              change: (site) => ({ ...site, theme: next }),
              typing: `theme.${field}`,
            })
          }
          onTyped={form.endTyping}
        />
      </Group>
      <Group title="Text">
        <TextsForm
          language={language}
          messages={messages}
          onChange={(name, text) =>
            dispatch({
              type: 'change',
              change: (site) => ({
                ...site,
                messages: setAt(site.messages, [name], text) as SiteDocument['messages'],
              }),
              typing: `messages.${name}`,
            })
          }
          onTyped={form.endTyping}
        />
      </Group>
      <Group title={last.title}>{renderSections(last.sections)}</Group>
    </EditorContext>
  );
}

interface GroupProps {
  title: string;
  children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
