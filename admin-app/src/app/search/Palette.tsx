import Dialog from '@mui/material/Dialog';
import { ApiFailure, textOf, Unreachable } from '@venue/sdk';
import { IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useNarrow } from '@venue/shared-ui/parts/useNarrow.ts';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useMay, useWho } from '../frame/useWho.ts';
import { type Entry, fitting, offered, placesFor } from './entries.ts';
import css from './Palette.module.css';
import { PaletteList } from './PaletteList.tsx';
import { recentOf, rememberRecent } from './recent.ts';
import { useDeeds } from './useDeeds.ts';
import { useSearchResults } from './useSearchResults.ts';

/** The search palette for sections, commands and records: arrows select, Enter opens, Esc closes. */
export default function Palette({ close }: { close: () => void }) {
  const id = useId();
  const narrow = useNarrow();
  const may = useMay();
  const userId = useWho().person?.userId ?? 0;
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(true);
  const { groups: found, busy, error } = useSearchResults(typed);
  const places = placesFor(may, useDeeds());
  const text = typed.trim();
  const groups = text === '' ? offered(recentOf(userId), places) : fitting(text, found, places);
  const entries = groups.flatMap(group => group.entries);
  const active = Math.min(at, entries.length - 1);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setAt((active + step + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Click the link itself, so that a form with unsaved changes can ask first.
      document.getElementById(`${id}-${active}`)?.click();
    }
  };
  const go = (entry: Entry) => {
    // Sections and commands are always listed, so only records found by the search are remembered.
    if ('run' in entry) entry.run();
    else if (found.some(group => group.items.some(({ to }) => to === entry.to))) rememberRecent(userId, entry);
    setOpen(false);
  };
  const statusText = statusOf(text, entries.length, busy, error);
  return (
    <Mui>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={narrow}
        fullWidth
        maxWidth="sm"
        aria-labelledby={`${id}-title`}
        slotProps={{
          paper: { className: css.paper ?? '' },
          container: { className: css.container ?? '' },
          transition: { onExited: close },
        }}
      >
        <h2 id={`${id}-title`} className="visually-hidden">
          Поиск
        </h2>
        <div className={css.head}>
          <Icon name="search" />
          <input
            className={css.input}
            autoFocus
            type="text"
            role="combobox"
            aria-label="Что найти"
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="go"
            spellCheck={false}
            maxLength={100}
            placeholder="Номер, имя, телефон, название"
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={press}
          />
          <IconButton aria-label="Закрыть поиск" onClick={() => setOpen(false)}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={css.body} aria-busy={busy}>
          <PaletteList id={id} groups={groups} active={active} point={setAt} go={go} />
          {statusText && <p className={css.said}>{statusText}</p>}
        </div>
        <p className="visually-hidden" role="status">
          {statusText || (text && `Найдено: ${entries.length}`)}
        </p>
      </Dialog>
    </Mui>
  );
}

function statusOf(text: string, count: number, busy: boolean, error: Error | null): string {
  if (error instanceof ApiFailure || error instanceof Unreachable)
    return textOf(error, 'Не\u00a0удалось найти. Попробуйте ещё раз');
  if (busy) return 'Ищем…';
  return text !== '' && count === 0 ? 'Ничего не\u00a0нашлось' : '';
}
