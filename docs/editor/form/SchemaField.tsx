import type { Path } from '../state/paths.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ListField } from './ListField.tsx';
import { ObjectField } from './ObjectField.tsx';
import type { RenderFields, Schema } from './schema.ts';
import { TextField } from './TextField.tsx';

interface SchemaFieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
  isRequired: boolean;
  isInRow?: boolean;
  /** Whether a heading above the field already shows its title. */
  isSection?: boolean;
}

/** A field for a value of the configuration. The schema determines its type. */
export function SchemaField({ isInRow = false, isSection = false, ...field }: SchemaFieldProps) {
  const { schema } = field;
  const group = { ...field, isSection, renderFields };
  if (schema.type === 'object') return <ObjectField {...group} />;
  if (schema.type === 'array') return <ListField {...group} />;
  if (schema.type === 'boolean' || schema.enum) return <ChoiceField {...field} />;
  return <TextField {...field} isInRow={isInRow} />;
}

const renderFields: RenderFields = ({ schema, path, value, isInRow = false }) => {
  const { properties = {}, required = [] } = schema;
  const object = Object(value) as Readonly<Record<string, unknown>>;
  return Object.entries(properties).map(([name, each]) => (
    <SchemaField
      key={name}
      schema={each}
      path={[...path, name]}
      value={object[name]}
      isRequired={required.includes(name)}
      isInRow={isInRow}
    />
  ));
};
