import { footerMessages } from '../../../src/site/messages/footerMessages.ts';
import { headerMessages } from '../../../src/site/messages/headerMessages.ts';
import { suggestionMessages } from '../../../src/site/messages/suggestionMessages.ts';
import type { MessageTable as Messages } from '../../../src/site/core/texts.ts';
import { Disclosure } from '../form/Disclosure.tsx';
import { MessageField } from './MessageField.tsx';
import { useBuiltInTexts } from './useBuiltInTexts.ts';

interface TextsFormProps {
  language: string;
  messages: Readonly<Record<string, unknown>>;
  onChange: (name: string, text: unknown) => void;
  onTyped: () => void;
}

const groups: readonly { title: string; defaults: Messages }[] = [
  { title: 'Header text', defaults: { ...headerMessages, ...suggestionMessages } },
  { title: 'Footer text', defaults: footerMessages },
];

/** The messages of the header and footer, as opposed to the names of links and categories. */
export function TextsForm({ language, messages, onChange, onTyped }: TextsFormProps) {
  const translated = useBuiltInTexts(language);
  return groups.map(({ title, defaults }) => (
    <Disclosure
      key={title}
      path={[title]}
      summary={
        <>
          <h3>{title}</h3>
          <span className="count">{Object.keys(defaults).length}</span>
        </>
      }
    >
      <p className="help">
        Only screen readers read some of this text. Keep placeholders such as {'{product}'}. Leave a field
        empty to use the default.
      </p>
      <div className="fields">
        {Object.entries(defaults).map(([name, builtIn]) => (
          <MessageField
            key={name}
            name={name}
            builtIn={translated[name] ?? builtIn}
            value={messages[name]}
            onChange={(text) => onChange(name, text)}
            onTyped={onTyped}
          />
        ))}
      </div>
    </Disclosure>
  ));
}
