import { plural, type RecordPicture } from '@venue/sdk';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Gallery } from '../pictures/Gallery.tsx';
import css from './Changes.module.css';
import type { Change } from './changes.ts';
import type { Line } from './lines.ts';

interface Props {
  changes: readonly Change[];
  photos?: { added: readonly RecordPicture[]; removed: readonly RecordPicture[]; newMain: RecordPicture | undefined };
  approvedAt: string;
  approvedBy: string;
}

/** The changes of a record since its last approval, field by field: old text struck through, new text marked. */
export function Changes({ changes, photos, approvedAt, approvedBy }: Props) {
  const { added = [], removed = [], newMain } = photos ?? {};
  const nothing = changes.length + added.length + removed.length === 0 && !newMain;
  return (
    <div className={css.changes}>
      <p className={css.since}>
        По&nbsp;сравнению с&nbsp;тем, что одобрено {formatDate(approvedAt)} ({approvedBy}).
      </p>
      {nothing && <p>С&nbsp;последнего одобрения ничего не&nbsp;изменилось.</p>}
      <dl className={css.fields}>
        {changes.map(change => (
          <Difference key={change.label} change={change} />
        ))}
        {added.length > 0 && (
          <div>
            <dt>Новые фотографии</dt>
            <dd>
              <Gallery label="Новые фотографии" photos={added} />
            </dd>
          </div>
        )}
        {removed.length > 0 && (
          <div>
            <dt>Удалённые фотографии</dt>
            <dd>
              <Gallery label="Удалённые фотографии" photos={removed} gone />
            </dd>
          </div>
        )}
        {newMain && (
          <div>
            <dt>Главная фотография</dt>
            <dd>
              <Gallery label="Главная фотография" photos={[newMain]} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Difference({ change: { label, lines, looksOnly } }: { change: Change }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {looksOnly ? (
          <p className={css.same}>Слова те&nbsp;же, изменилось оформление текста.</p>
        ) : (
          shortened(lines).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list is made again with every change
            <p key={index} className={css[line.kind]}>
              {line.kind === 'gone' && (
                <del>
                  <span className="visually-hidden">Было: </span>
                  {line.text}
                </del>
              )}
              {line.kind === 'new' && (
                <ins>
                  <span className="visually-hidden">Стало: </span>
                  {line.text}
                </ins>
              )}
              {line.kind === 'same' && <span>{line.text}</span>}
            </p>
          ))
        )}
        {!looksOnly && lines.every(line => line.kind === 'gone') && <p className={css.same}>Теперь не&nbsp;указано</p>}
      </dd>
    </div>
  );
}

/** The changed lines with one line of context each; the rest is replaced with the number of lines left out. */
function shortened(lines: readonly Line[]): Line[] {
  const isNear = (index: number) => lines.slice(Math.max(0, index - 1), index + 2).some(line => line.kind !== 'same');
  const visible: Line[] = [];
  let same = 0;
  for (const [index, line] of lines.entries()) {
    if (!isNear(index)) same++;
    if (same > 0 && (isNear(index) || index === lines.length - 1)) {
      visible.push({ kind: 'same', text: `… ${plural(same, 'строка', 'строки', 'строк')} без\u00a0изменений …` });
      same = 0;
    }
    if (isNear(index)) visible.push(line);
  }
  return visible;
}
