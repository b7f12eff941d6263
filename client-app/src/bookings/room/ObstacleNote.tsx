import { formatMoney, hoursFrom, runsOf } from '@venue/sdk';
import { dayOf, hourOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { WishedHours } from '../../app/cabinet/wishedHours.ts';
import { bookingPaths } from '../bookings.paths.ts';
import css from './ObstacleNote.module.css';
import type { Obstacle } from './useBook.ts';

const Alternatives = lazyWithRetry(() => import('./Alternatives.tsx'));

interface Props {
  roomId: number;
  people: number | null;
  obstacle: Obstacle;
  /** Chosen hours still free. */
  left: number;
  /** Chooses these hours instead. */
  onInstead(hours: readonly string[]): void;
}

/** Why booking failed, and what to do next. */
export default function ObstacleNote({ roomId, people, obstacle, left, onInstead }: Props) {
  if (obstacle.kind === 'holds')
    return (
      <Note title="Сначала закончим с прежними бронями">
        <p>У&nbsp;вас уже есть неоплаченные брони. Оплатите их или отмените, чтобы забронировать ещё.</p>
        <Button variant="outlined" size="small" to={bookingPaths.list.path}>
          Мои бронирования
        </Button>
      </Note>
    );
  if (obstacle.kind === 'price')
    return (
      <Note title="Стоимость изменилась">
        <p>
          Было {formatMoney(obstacle.was)}, стало {formatMoney(obstacle.now)}. Если всё верно, нажмите «Забронировать»
          ещё раз.
        </p>
      </Note>
    );
  const taken = runsOf(obstacle.taken).map(formatRun);
  const wish = wishOf(obstacle.slots);
  return (
    <Note title="Эти часы только что заняли">
      {taken.length > 0 && <p>{taken.join('; ')}.</p>}
      {left > 0 && <p>Остальные выбранные часы свободны — они по-прежнему отмечены.</p>}
      {obstacle.nearest.length > 0 ? (
        <>
          <p>Ближайшее свободное время:</p>
          <Flow as="ul" gap={8}>
            {obstacle.nearest.map(start => {
              const hours = hoursFrom(start, obstacle.hours);
              const run = runsOf(hours)[0];
              return (
                <li key={start}>
                  <Button variant="outlined" size="small" onClick={() => onInstead(hours)}>
                    {run && formatRun(run)}
                  </Button>
                </li>
              );
            })}
          </Flow>
        </>
      ) : (
        <p>Рядом столько свободных часов подряд нет — выберите другой день.</p>
      )}
      {wish && (
        <Suspense fallback={null}>
          <Alternatives roomId={roomId} hours={wish} people={people} />
        </Suspense>
      )}
    </Note>
  );
}

/** The first hours in a row of those that were wanted, as other rooms are searched by. */
function wishOf(slots: readonly string[]): WishedHours | null {
  const [run] = runsOf(slots);
  if (!run) return null;
  const from = hourOf(run.start);
  return { day: dayOf(run.start), from, to: Math.min(24, from + run.hours) };
}

/** Comes into view by itself: it appears far from where the button may be. */
function Note({ title, children }: { title: string; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, []);
  return (
    <div ref={note} className={css.note} role="alert">
      <strong>{title}</strong>
      {children}
    </div>
  );
}
