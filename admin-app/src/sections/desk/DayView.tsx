import { formatHours } from '@venue/sdk';
import type { Board } from '@venue/sdk/desk/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatSpan } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { OwedRests } from '../deposits/deposits.view.ts';
import { Arrivals } from './Arrivals.tsx';
import css from './BoardPage.module.css';
import { isBookable } from './board.ts';
import block from './DayBoard.module.css';
import { DayBoard } from './DayBoard.tsx';
import { DaySheet } from './DaySheet.tsx';
import type { Choice, Move } from './dayChoice.ts';
import { type Look, looks } from './names.ts';
import { ShiftNotes } from './ShiftNotes.tsx';
import { Waits } from './Waits.tsx';

const CloseDialog = lazyWithRetry(
  () => import('./CloseDialog.tsx'),
  ({ close }) => close(),
);
const MovePanel = lazyWithRetry(
  () => import('./MovePanel.tsx'),
  ({ close }) => close(),
);
const BookDialog = lazyWithRetry(
  () => import('./BookDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  board: Board;
  day: string;
  today: string;
  open: (orderId: number) => void;
}

/** One day: the board, the arriving guests, and the notes of the shift. */
export function DayView({ board, day, today, open }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [booking, setBooking] = useState(false);
  const [closing, setClosing] = useState(false);
  const [move, setMove] = useState<Move | null>(null);
  const manages = useMay()('desk.manage');
  const room = board.rooms.find(({ roomId }) => roomId === choice?.roomId);
  const span = choice && {
    start: instantOf(day, choice.from),
    end: instantOf(day, choice.to),
  };
  return (
    <>
      <DayBoard
        board={board}
        day={day}
        today={today}
        open={open}
        choice={choice}
        choose={manages ? setChoice : undefined}
        drop={setMove}
      />
      <ul className={css.legend} aria-label="Обозначения">
        {(Object.keys(looks) as Look[]).map(look => (
          <li key={look}>
            <span className={`${block.block} ${css.mark}`} data-look={look} aria-hidden="true" />
            {looks[look]}
          </li>
        ))}
      </ul>
      {choice && room && span && (
        <div className={css.chosen} role="status">
          <p>
            <strong>{room.name}</strong>, {formatSpan(span)} · {formatHours(choice.to - choice.from)}
          </p>
          <Button color="inherit" onClick={() => setChoice(null)}>
            Снять выбор
          </Button>
          {room.bookingMode !== bookingMode.none && (
            <Button color="inherit" variant="outlined" onClick={() => setClosing(true)}>
              Закрыть часы
            </Button>
          )}
          {isBookable(room) ? (
            <Button variant="contained" onClick={() => setBooking(true)}>
              Забронировать
            </Button>
          ) : (
            <p className={css.soft}>Это помещение бронируют по&nbsp;запросу</p>
          )}
        </div>
      )}
      <div className={css.below}>
        <Arrivals board={board} day={day} open={open} />
        <ShiftNotes day={day} notes={board.notes} />
        <Waits day={day} open={open} />
        <Suspense fallback={null}>
          <OwedRests open={open} />
        </Suspense>
      </div>
      <DaySheet board={board} day={day} />
      <Suspense fallback={null}>
        {move && <MovePanel {...move} day={day} close={() => setMove(null)} />}
        {closing && choice && room && (
          <CloseDialog
            room={room}
            day={day}
            hours={choice}
            close={() => setClosing(false)}
            closed={() => {
              setClosing(false);
              setChoice(null);
            }}
          />
        )}
        {booking && choice && room && (
          <BookDialog
            room={room}
            slots={Array.from({ length: choice.to - choice.from }, (_, each) => instantOf(day, choice.from + each))}
            close={() => setBooking(false)}
            booked={orderId => {
              setBooking(false);
              setChoice(null);
              open(orderId);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
