import { failedAt } from '@venue/sdk';
import { formatWhen } from '@venue/sdk/events/model';
import { getSeries, saveSeries } from '@venue/sdk/series';
import type { SeriesCandidate } from '@venue/sdk/series/model';
import { useState } from 'react';
import { useCall } from '../../data/useCall.ts';
import { useSend } from '../../data/useSend.ts';
import { Button } from '../../parts/Button.tsx';
import { TextSkeleton } from '../../parts/load/Skeletons.tsx';
import { ErrorNote } from '../../parts/message/ErrorNote.tsx';
import css from './Series.module.css';

/** Which other events are dates of one series with this one, as its organiser or staff choose it. */
export default function SeriesForm({ eventId }: { eventId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.dates} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Другие даты этого мероприятия</summary>
      {isOpen && <Choice id={eventId} />}
    </details>
  );
}

function Choice({ id }: { id: number }) {
  const { data, error, refetch } = useCall(getSeries, { id });
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не&nbsp;удалось загрузить даты" retry={() => void refetch()} />
    ) : (
      <TextSkeleton lines={3} />
    );
  const { events } = data.message;
  if (events.length === 0)
    return (
      <div className={css.body}>
        <p>
          У&nbsp;организатора нет других мероприятий. Заведите их на&nbsp;каждую дату, и&nbsp;здесь их можно будет
          объединить в&nbsp;серию.
        </p>
      </div>
    );
  const saved = events.filter(each => each.isChosen).map(each => each.eventId);
  return <Dates key={saved.join()} id={id} events={events} saved={saved} />;
}

function Dates({ id, events, saved }: { id: number; events: readonly SeriesCandidate[]; saved: number[] }) {
  const [selection, setSelection] = useState<readonly number[]>(saved);
  const { send, busy } = useSend(saveSeries, { done: 'Даты сохранены', failed: failedAt('сохранении дат') });
  return (
    <div className={css.body}>
      <p className={css.soft}>
        Отметьте мероприятия, которые повторяют это в&nbsp;другие дни. Гости увидят их на&nbsp;странице мероприятия
        и&nbsp;смогут перенести билет на&nbsp;другую дату, если там есть такие&nbsp;же билеты по&nbsp;той&nbsp;же цене.
      </p>
      <fieldset className={css.which}>
        <legend>Даты серии</legend>
        {events.map(({ eventId, eventTitle, isElsewhere, ...when }) => (
          <label key={eventId}>
            <input
              type="checkbox"
              checked={selection.includes(eventId)}
              onChange={({ target }) =>
                setSelection(target.checked ? [...selection, eventId] : selection.filter(each => each !== eventId))
              }
            />
            <span className={css.about}>
              <span>{formatWhen(when)}</span>
              <span className={css.soft}>{`${eventTitle}${isElsewhere ? ' · сейчас в\u00a0другой серии' : ''}`}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button
        variant="contained"
        aria-busy={busy || undefined}
        onClick={() => void send({ id, body: { eventIds: [...selection] } })}
      >
        Сохранить даты
      </Button>
    </div>
  );
}
