import { formatDateTime } from '@venue/sdk';
import type { FieldChange } from '@venue/sdk/staff/model';
import css from './FieldChanges.module.css';
import { compareLines, linesOf } from './lines.ts';

/** What a field is called, and how its values are read where they are no words: `{ label: 'Статус', show: … }`. */
export type FieldWords = string | { readonly label: string; readonly show: (value: unknown) => string };

interface Props {
  changes: readonly FieldChange[];
  fields?: Readonly<Record<string, FieldWords>> | undefined;
}

/** Fields that records of many kinds have; what is not here and not given is called as the server calls it. */
const common: Readonly<Record<string, FieldWords>> = {
  status: 'Статус',
  statusValue: 'Статус',
  rejectionReason: 'Причина',
  reason: 'Причина',
  comment: 'Комментарий',
  title: 'Название',
  text: 'Текст',
  description: 'Описание',
  css: 'Стили',
  fileId: 'Файл',
  alt: 'Описание изображения',
  isMain: 'Главное изображение',
  role: 'Роль',
  permissions: 'Права',
};

/** Longer texts, and those of several lines, are compared line by line; a long comparison is folded. */
const isShort = (text: string) => text.length <= 120 && !text.includes('\n');
const FEW_LINES = 12;

/** Which fields a change gave another value: before → after, long texts as the lines that differ. */
export const FieldChanges = ({ changes, fields = {} }: Props) => (
  <dl className={css.fields}>
    {changes.map(({ field, before, after }) => {
      const words = fields[field] ?? common[field] ?? field;
      const [was, is] = [read(before, words), read(after, words)];
      return (
        <div key={field}>
          <dt>{typeof words === 'string' ? words : words.label}</dt>
          <dd>{isShort(was) && isShort(is) ? <Short was={was} is={is} /> : <Long was={was} is={is} />}</dd>
        </div>
      );
    })}
  </dl>
);

/** A value in words; empty for none. */
function read(value: unknown, words: FieldWords): string {
  if (value === null || value === undefined) return '';
  if (typeof words !== 'string') return words.show(value);
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.map(each => read(each, '')).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .map(each => read(each, ''))
      .filter(Boolean)
      .join(', ');
  return String(value);
}

const Short = ({ was, is }: { was: string; is: string }) => (
  <p>
    {was === '' ? <span className={css.none}>не&nbsp;было</span> : <del>{was}</del>}
    <span aria-hidden="true"> → </span>
    <span className="visually-hidden">, стало: </span>
    {is === '' ? <span className={css.none}>ничего</span> : <ins>{is}</ins>}
  </p>
);

function Long({ was, is }: { was: string; is: string }) {
  const lines = compareLines(linesOf(was), linesOf(is)).filter(line => line.kind !== 'same');
  if (lines.length === 0) return <p className={css.none}>Слова те&nbsp;же, изменилось оформление текста.</p>;
  return (
    <details open={lines.length <= FEW_LINES && was.length + is.length < 1_000}>
      <summary>Что изменилось</summary>
      <div className={css.lines}>
        {lines.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list is made anew with every change
          <p key={index}>{kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>}</p>
        ))}
      </div>
    </details>
  );
}
