import { formatHours, runsOf } from '@venue/sdk';
import type { RoomCard } from '@venue/sdk/rooms/model';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import css from './CloseHours.module.css';
import { CloseHoursDialog } from './CloseHoursDialog.tsx';
import type { HourSelection } from './useHourSelection.ts';
import { MOST_HOURS } from './week.ts';

/** The chosen hours and what to do with them; stays in sight while the week is scrolled. */
export function CloseHours({ room, selection }: { room: RoomCard; selection: HourSelection }) {
  const [asking, setAsking] = useState(false);
  const { hours, full, clear } = selection;
  const runs = runsOf(hours);
  const [first] = runs;
  return (
    <>
      <p className="visually-hidden" role="status">
        {hours.length > 0 ? `Выбрано: ${formatHours(hours.length)}` : ''}
      </p>
      {first ? (
        <div className={css.bar}>
          <p className={css.text}>
            <strong>{formatHours(hours.length)}</strong>
            <span>
              <span>{formatRun(first)}</span>
              {runs.length > 1 && <span>{` и\u00a0ещё ${runs.length - 1}`}</span>}
            </span>
            {full && <span>Не&nbsp;больше {MOST_HOURS}&nbsp;часов за&nbsp;раз</span>}
          </p>
          <Button color="inherit" onClick={clear}>
            Снять выбор
          </Button>
          <Button variant="contained" onClick={() => setAsking(true)}>
            Закрыть на&nbsp;технический перерыв
          </Button>
        </div>
      ) : (
        <p className={css.hint}>Чтобы закрыть свободные часы, выберите их&nbsp;в&nbsp;расписании.</p>
      )}
      {asking && <CloseHoursDialog room={room} selection={selection} close={() => setAsking(false)} />}
    </>
  );
}
