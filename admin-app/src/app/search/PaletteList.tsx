import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { type MouseEvent, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Entries, Entry } from './entries.ts';
import css from './Palette.module.css';

interface Props {
  /** Prefix of the option ids: `${id}-0`, `${id}-1` and so on. */
  id: string;
  groups: readonly Entries[];
  /** Index of the entry that Enter opens, counted across all groups. */
  active: number;
  point: (index: number) => void;
  go: (entry: Entry) => void;
}

/** The entries of the palette under headings. The focus stays in the input above. */
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
            const option = {
              id: `${id}-${own}`,
              className: css.option ?? '',
              role: 'option',
              tabIndex: -1,
              'aria-selected': own === active,
              onMouseDown: (event: MouseEvent) => event.preventDefault(),
              onMouseMove: () => point(own),
              onClick: () => go(entry),
            } as const;
            return 'run' in entry ? (
              <button key={entry.title} type="button" {...option}>
                <Words entry={entry} />
              </button>
            ) : (
              <Link key={entry.to + entry.title} to={entry.to} {...option}>
                <Words entry={entry} />
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

const Words = ({ entry: { title, caption } }: { entry: Entry }) => (
  <span className={css.words}>
    <span className={css.name}>{title}</span>
    {caption && <span className={css.caption}>{caption}</span>}
  </span>
);
