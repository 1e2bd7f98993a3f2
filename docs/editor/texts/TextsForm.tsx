import { footerMessages } from '../../../src/site/messages/footerMessages.ts';
import { headerMessages } from '../../../src/site/messages/headerMessages.ts';
import type { Texts } from '../../../src/site/core/texts.ts';
import { Disclosure } from '../form/Disclosure.tsx';
import { MessageField } from './MessageField.tsx';
import { useBuiltInTexts } from './useBuiltInTexts.ts';

interface TextsFormProps {
  language: string;
  messages: Readonly<Record<string, unknown>>;
  onChange: (name: string, text: unknown) => void;
  onTyped: () => void;
}

const groups: readonly { title: string; texts: Texts }[] = [
  { title: 'Texts of the header', texts: headerMessages },
  { title: 'Texts of the footer', texts: footerMessages },
];

/** The texts of header and footer that are not the site's own links. */
export function TextsForm({ language, messages, onChange, onTyped }: TextsFormProps) {
  const own = useBuiltInTexts(language);
  return groups.map(({ title, texts }) => (
    <Disclosure
      key={title}
      path={[title]}
      summary={
        <>
          <h3>{title}</h3>
          <span className="count">{Object.keys(texts).length}</span>
        </>
      }
    >
      <p className="help">
        Some texts are only spoken by screen readers. Words in braces, such as {'{product}'}, are filled in:
        keep them. A text that is left empty is the built-in one, in the language of the site.
      </p>
      <div className="fields">
        {Object.entries(texts).map(([name, builtIn]) => (
          <MessageField
            key={name}
            name={name}
            builtIn={own[name] ?? builtIn}
            value={messages[name]}
            onChange={(text) => onChange(name, text)}
            onTyped={onTyped}
          />
        ))}
      </div>
    </Disclosure>
  ));
}
