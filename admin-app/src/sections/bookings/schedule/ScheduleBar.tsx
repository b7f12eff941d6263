import type { RoomCard } from '@venue/sdk/rooms/model';
import { addDays, mondayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDayNumber, formatDays, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import css from './ScheduleBar.module.css';
import { weekOf } from './week.ts';

interface Props {
  rooms: readonly RoomCard[];
  roomId: number;
  /** A day of the week shown; on narrow screens the day itself. */
  day: string;
  today: string;
  go: (to: { studio?: number; day?: string }) => void;
}

/** Chooses the studio and the week; on narrow screens the day within it, too. */
export function ScheduleBar({ rooms, roomId, day, today, go }: Props) {
  const week = weekOf(mondayOf(day));
  const studios = rooms.filter(({ bookable }) => bookable);
  const others = rooms.filter(({ bookable }) => !bookable);
  return (
    <div className={css.bar}>
      <fieldset className={css.rooms}>
        <legend className="visually-hidden">Студия</legend>
        {studios.map(({ roomId: id, name }) => (
          <label key={id} className={css.room}>
            <input type="radio" name="studio" checked={id === roomId} onChange={() => go({ studio: id })} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {others.length > 0 && (
        <Field label="Другое помещение">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={others.some(each => each.roomId === roomId) ? roomId : undefined}
              empty="Не выбрано"
              options={others.map(({ roomId: id, name }) => ({ id, label: name }))}
              onChange={id => go({ studio: id ?? studios[0]?.roomId ?? roomId })}
            />
          )}
        </Field>
      )}
      <div className={css.weeks}>
        <IconButton aria-label="Предыдущая неделя" onClick={() => go({ day: addDays(day, -7) })}>
          <Icon name="right" className={css.back} />
        </IconButton>
        <h2 className={css.title} aria-live="polite">
          {formatDays(week)}
        </h2>
        <IconButton aria-label="Следующая неделя" onClick={() => go({ day: addDays(day, 7) })}>
          <Icon name="right" />
        </IconButton>
        {!week.includes(today) && (
          <Button size="small" color="inherit" variant="outlined" onClick={() => go({ day: today })}>
            Сегодня
          </Button>
        )}
      </div>
      <fieldset className={css.days}>
        <legend className="visually-hidden">День</legend>
        {week.map(each => (
          <label key={each} className={css.day} data-today={each === today || undefined}>
            <input type="radio" name="day" checked={each === day} onChange={() => go({ day: each })} />
            <span className={css.weekday}>{formatWeekday(each)}</span>
            <span>{formatDayNumber(each)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
