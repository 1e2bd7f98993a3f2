import type { Dispatch, ReactNode } from 'react';
import { templateLanguages } from '../../../elements/server/templates/templateLanguages.ts';
import { SchemaField } from '../form/SchemaField.tsx';
import type { Schema } from '../form/schema.ts';
import { Section } from '../form/Section.tsx';
import { getLastGroup, siteGroups } from '../form/sections.ts';
import { SettingField } from '../page/SettingField.tsx';
import type { PageSettings } from '../page/settings.ts';
import { EditorContext } from '../state/EditorContext.ts';
import type { HistoryAction } from '../state/history.ts';
import { setAt } from '../state/paths.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import { formatLanguage, siteLanguages } from '../texts/languages.ts';
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
  const { config, language, logo, basePath, template, messages, theme } = site;
  const renderSections = (names: readonly string[]) =>
    names
      .filter((name) => properties[name])
      .map((name) => <Section key={name} name={name} schema={properties[name]!} config={config} />);
  const last = getLastGroup(schema);
  const set = (name: keyof PageSettings) => (value: string) =>
    dispatch({ type: 'change', change: (site) => ({ ...site, [name]: value }), typing: name });
  return (
    <EditorContext value={form}>
      <SchemaField
        schema={properties['productName']!}
        path={['productName']}
        value={config['productName']}
        isRequired={false}
      />
      <SettingField
        name="logo"
        value={logo}
        placeholder="/logo.svg"
        help="The URL of an image, which the header shows instead of the name. The header is dark, so use a light image."
        onChange={set('logo')}
      />
      <SettingField
        name="language"
        value={language}
        choices={siteLanguages.map((tag) => [tag, formatLanguage(tag)])}
        help="Applies to numbers, and to the built-in text, links, and categories. Your own names aren’t translated."
        onChange={set('language')}
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
      <Group title="Installation">
        <SettingField
          name="basePath"
          value={basePath}
          placeholder="/shop"
          help="The folder of your site on its server, such as /shop. All paths that start with a slash are relative to this folder. Leave empty if the site is at the root of the server."
          onChange={set('basePath')}
        />
        <SettingField
          name="template"
          value={template}
          choices={[
            ['', 'HTML'],
            ...[...templateLanguages].map(([value, { name }]) => [value, name] as const),
          ]}
          help="The language of the files that your server includes. Template files insert the session and the URL of the page."
          onChange={set('template')}
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
