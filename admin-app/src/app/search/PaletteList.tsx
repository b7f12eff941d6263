import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Entries, Entry } from './entries.ts';
import css from './Palette.module.css';

interface Props {
  /** The options are called `${id}-0` and on. */
  id: string;
  groups: readonly Entries[];
  /** Which of all entries Enter takes. */
  active: number;
  point: (index: number) => void;
  go: (entry: Entry) => void;
}

/** What one may go to, under headings. The input above keeps the focus. */
export function PaletteList({ id, groups, active, point, go }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let index = -1;
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Найденное">
      {groups.map(({ title, entries, note }) => (
        <fieldset key={title} className={css.group}>
          <legend className={css.title}>{title}</legend>
          {entries.map(entry => {
            index += 1;
            const own = index;
            return (
              <Link
                key={entry.to + entry.title}
                id={`${id}-${own}`}
                to={entry.to}
                className={css.option}
                role="option"
                tabIndex={-1}
                aria-selected={own === active}
                onMouseDown={event => event.preventDefault()}
                onMouseMove={() => point(own)}
                onClick={() => go(entry)}
              >
                <span className={css.words}>
                  <span className={css.name}>{entry.title}</span>
                  {entry.caption && <span className={css.caption}>{entry.caption}</span>}
                </span>
                {entry.status && <StatusChip option={entry.status} />}
              </Link>
            );
          })}
          {note && <p className={css.more}>{note}</p>}
        </fieldset>
      ))}
    </div>
  );
}
