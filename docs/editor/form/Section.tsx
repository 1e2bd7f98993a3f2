import { isReplaced } from '../state/builtInSite.ts';
import { useEditor } from '../state/EditorContext.ts';
import { Disclosure } from './Disclosure.tsx';
import type { Schema } from './schema.ts';
import { SchemaField } from './SchemaField.tsx';

interface SectionProps {
  name: string;
  schema: Schema;
  /** The configuration without the defaults. */
  config: Readonly<Record<string, unknown>>;
}

/** A property of the configuration, with a button that resets it to the default. */
export function Section({ name, schema, config }: SectionProps) {
  const { shown, change, announce } = useEditor();
  const value = shown[name];
  const hasOwn = isReplaced(config, name);
  return (
    <Disclosure
      path={[name]}
      summary={
        <>
          <h3>{schema.title}</h3>
          <span className="count">
            {Array.isArray(value) && value.length}
            {hasOwn && <span className="changed"> changed</span>}
          </span>
        </>
      }
    >
      <SchemaField schema={schema} path={[name]} value={value} isRequired={false} isSection />
      {hasOwn && (
        <button
          type="button"
          onClick={() => {
            change([name], undefined);
            announce(`Reset ${schema.title?.toLowerCase()} to default.`);
          }}
        >
          Reset {schema.title?.toLowerCase()} to default
        </button>
      )}
    </Disclosure>
  );
}
