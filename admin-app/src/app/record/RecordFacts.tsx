import { type AnyKind, formatField } from '@venue/sdk';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { Facts } from './Facts.tsx';

interface Props<K extends AnyKind, F extends string> {
  kind: K;
  record: { readonly [Name in F]: unknown };
  /** The fields to show, in this order. */
  fields: readonly (F & keyof K['fields'])[];
}

/** The fields of a record to read, with the labels of its kind. */
export function RecordFacts<K extends AnyKind, F extends string>({ kind, record, fields }: Props<K, F>) {
  return (
    <Facts
      rows={fields.map(name => {
        const field = kind.fields[name] ?? { label: name, is: 'text' };
        const value = record[name];
        const text = formatField(field, value);
        if (field.is === 'phone') return [field.label, text && <a href={`tel:+7${String(value)}`}>{text}</a>];
        if (field.is === 'richText') return [field.label, text && <Formatted html={text} />];
        return [field.label, field.is === 'link' ? text && <ExternalLink to={text} /> : text];
      })}
    />
  );
}
