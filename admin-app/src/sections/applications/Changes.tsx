import { showDate } from '@venue/sdk';
import type { FileImage } from '@venue/sdk';
import { Gallery } from './Gallery.tsx';
import css from './Changes.module.css';
import type { Change } from './changes.ts';

interface Props {
  changes: readonly Change[];
  photos?: { added: readonly FileImage[]; removed: readonly FileImage[]; newMain: FileImage | undefined };
  approvedAt: string;
  approvedBy: string;
}

/** What a record says differently from when it was last approved, field by field: former words struck through, new ones marked. */
export function Changes({ changes, photos, approvedAt, approvedBy }: Props) {
  const { added = [], removed = [], newMain } = photos ?? {};
  const nothing = changes.length + added.length + removed.length === 0 && !newMain;
  return (
    <div className={css.changes}>
      <p className={css.since}>
        По&nbsp;сравнению с&nbsp;тем, что одобрено {showDate(approvedAt)} ({approvedBy}).
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
          lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list is made anew with every change
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
              {line.kind === 'same' && line.text}
            </p>
          ))
        )}
        {!looksOnly && lines.every(line => line.kind === 'gone') && <p className={css.same}>Теперь не&nbsp;указано</p>}
      </dd>
    </div>
  );
}
