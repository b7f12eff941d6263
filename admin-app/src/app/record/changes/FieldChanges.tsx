import { type AnyKind, formatField, type KindField } from '@venue/sdk';
import type { FieldChange } from '@venue/sdk/staff/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import css from './FieldChanges.module.css';
import { compareLines, linesOf } from './lines.ts';

/** Fields by their names in the log, as a kind of record declares them. */
type NamedFields = Readonly<Record<string, KindField>>;

/** The fields that the log of a record kind may name. */
export const loggedFields = (kind: AnyKind | undefined): NamedFields => ({ ...kind?.fields, ...kind?.logged });

interface Props {
  changes: readonly FieldChange[];
  fields?: NamedFields | undefined;
}

/** Labels of fields that many kinds of record have; a field without a label is shown by its name. */
const common: Readonly<Record<string, string>> = {
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

/** The fields that a change modified: before → after, long texts as the lines that differ. */
export const FieldChanges = ({ changes, fields = {} }: Props) => (
  <dl className={css.fields}>
    {changes.map(({ field: name, before, after }) => {
      const field = fields[name] ?? { label: common[name] ?? name, is: 'text' };
      const [was, is] = [read(field, before), read(field, after)];
      return (
        <div key={name}>
          <dt>{field.label}</dt>
          <dd>{isShort(was) && isShort(is) ? <Short was={was} is={is} /> : <Long was={was} is={is} />}</dd>
        </div>
      );
    })}
  </dl>
);

/** A value as text; '' if there is none. */
function read(field: KindField, value: unknown): string {
  if (field.is === 'richText' && typeof value === 'string') return linesOf(value).join('\n');
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  return isInstant ? formatDateTime(value) : formatField(field, value);
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
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list is made again with every change
          <p key={index}>{kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>}</p>
        ))}
      </div>
    </details>
  );
}
