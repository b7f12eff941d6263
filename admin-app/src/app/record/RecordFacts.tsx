import { type AnyKind, besideOf, formatField, type KindField, type Option } from '@venue/sdk';
import { Formatted } from '@venue/shared-ui/parts/record/Formatted.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import type { ReactNode } from 'react';
import { ExternalLink } from '../ExternalLink.tsx';
import { Mail, Phone } from './Contacts.tsx';
import css from './Facts.module.css';
import { Facts } from './Facts.tsx';

interface Props<K extends AnyKind, F extends string> {
  kind: K;
  record: { readonly [Name in F]: unknown };
  /** The fields to show, in this order. */
  fields: readonly (F & keyof K['fields'])[];
}

/** Read-only fields of a record, with the labels of its kind. */
export const RecordFacts = <K extends AnyKind, F extends string>({ kind, record, fields }: Props<K, F>) => (
  <Facts rows={factsOf(kind, record, fields)} />
);

/** The same fields as rows for `Facts`, to combine with other rows. */
export const factsOf = <K extends AnyKind, F extends string>(
  kind: K,
  record: { readonly [Name in F]: unknown },
  fields: readonly (F & keyof K['fields'])[],
): readonly (readonly [string, ReactNode])[] =>
  fields.map(name => {
    const field = kind.fields[name] ?? { label: name, is: 'text' };
    return [field.label, withBeside(contentOf(field, record[name]), besideOf(field, record))];
  });

const withBeside = (value: ReactNode, beside: Option | undefined) =>
  beside ? (
    <>
      {value} <StatusChip option={beside} />
    </>
  ) : (
    value
  );

const hasThumb = (value: unknown): value is { readonly thumb: string } =>
  typeof value === 'object' && value !== null && 'thumb' in value;

function contentOf(field: KindField, value: unknown): ReactNode {
  const text = formatField(field, value);
  if (text === '') return '';
  if (field.is === 'phone') return <Phone digits={String(value)} />;
  if (field.is === 'email') return <Mail to={text} />;
  if (field.is === 'richText') return <Formatted html={text} />;
  if (field.is === 'picture' && hasThumb(value)) return <img className={css.picture} src={value.thumb} alt="" />;
  if (field.is === 'link') return <ExternalLink to={text} />;
  return text.includes('\n') ? <span className={css.lines}>{text}</span> : text;
}
