import type { BoardRoom } from '@venue/sdk/desk/model';
import { addDays, daysFrom, isDay } from '@venue/shared-ui/dates/calendar.ts';
import { formatLongDay, formatMonth } from '@venue/shared-ui/dates/format.ts';
import { formatPeriod } from '@venue/shared-ui/dates/formatPeriod.ts';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useNarrow } from '@venue/shared-ui/parts/useNarrow.ts';
import { useId } from 'react';
import css from './BoardBar.module.css';
import type { RoomChoice } from './board.ts';
import { type useBoardAddress, type View, zooms } from './useBoardAddress.ts';

interface Props {
  address: ReturnType<typeof useBoardAddress>;
  rooms: readonly BoardRoom[];
}

/** The days on screen and the way to others, which rooms there are, and how wide the hours are. */
export function BoardBar({ address: { day, view, span, today, rooms: choice, zoom, go }, rooms }: Props) {
  const id = useId();
  const isNarrow = useNarrow();
  const [before, after] = steps[view];
  const last = addDays(span.from, span.days - 1);
  const title = titleOf(view, span.from, last);
  const options = [
    { id: 'used', label: 'Занятые и\u00a0студии' },
    { id: 'all', label: 'Все помещения' },
    ...rooms.map(({ roomId, name }) => ({ id: String(roomId), label: name })),
  ];
  return (
    <div className={css.bar}>
      <div className={css.days}>
        <IconButton aria-label={before} onClick={() => go({ day: addDays(span.from, -1) })}>
          <Icon name="right" className={css.back} />
        </IconButton>
        <h2 className={css.title} aria-live="polite">
          {title.charAt(0).toUpperCase() + title.slice(1)}
        </h2>
        <IconButton aria-label={after} onClick={() => go({ day: addDays(last, 1) })}>
          <Icon name="right" />
        </IconButton>
      </div>
      <div className={css.date}>
        <PickerInput
          kind="date"
          name="day"
          label="Перейти к\u00a0дню"
          value={day}
          onChange={next => isDay(next) && next !== day && go({ day: next })}
          waiting
        />
      </div>
      {!daysFrom(span.from, span.days).includes(today) && (
        <Button size="small" color="inherit" variant="outlined" onClick={() => go({ day: today })}>
          Сегодня
        </Button>
      )}
      <label className={css.rooms} htmlFor={id}>
        <span className="visually-hidden">Какие помещения показать</span>
        <PlainSelect
          wiring={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
          value={String(choice)}
          options={options}
          onChange={next => go({ rooms: choiceOf(next) })}
        />
      </label>
      {!isNarrow && (
        <fieldset className={css.zoom}>
          <legend className="visually-hidden">Масштаб</legend>
          <IconButton
            aria-label="Мельче"
            aria-disabled={zoom === 0 || undefined}
            onClick={() => go({ zoom: zooms[Math.max(0, zoom - 1)] ?? 1 })}
          >
            <span aria-hidden="true">−</span>
          </IconButton>
          <output aria-label="Масштаб">{Math.round((zooms[zoom] ?? 1) * 100)}&nbsp;%</output>
          <IconButton
            aria-label="Крупнее"
            aria-disabled={zoom === zooms.length - 1 || undefined}
            onClick={() => go({ zoom: zooms[Math.min(zooms.length - 1, zoom + 1)] ?? 1 })}
          >
            <span aria-hidden="true">+</span>
          </IconButton>
        </fieldset>
      )}
    </div>
  );
}

const steps: Readonly<Record<View, readonly [string, string]>> = {
  day: ['Предыдущий день', 'Следующий день'],
  week: ['Предыдущая неделя', 'Следующая неделя'],
  month: ['Предыдущий месяц', 'Следующий месяц'],
};

const titleOf = (view: View, from: string, last: string): string => {
  if (view === 'month') return formatMonth(from);
  return view === 'week' ? formatPeriod(from, last) : `${formatLongDay(from)} ${from.slice(0, 4)}`;
};

const choiceOf = (option: string | undefined): RoomChoice =>
  option === 'all' || option === undefined || option === 'used' ? (option ?? 'used') : Number(option);
