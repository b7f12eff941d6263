import { formatHours } from '@venue/sdk';
import type { Board, BoardBlock } from '@venue/sdk/desk/model';
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
import { ListOnPhone } from './board/BoardList.tsx';
import { isBookable } from './board/board.ts';
import { DayBoard } from './board/DayBoard.tsx';
import type { Choice, Move } from './board/dayChoice.ts';
import { Legend } from './board/Legend.tsx';
import bar from './board/LiftBar.module.css';
import { notBookable } from './board/names.ts';
import { DaySheet } from './DaySheet.tsx';
import { ShiftNotes } from './ShiftNotes.tsx';
import { Waits } from './Waits.tsx';

const CloseDialog = lazyWithRetry(
  () => import('./CloseDialog.tsx'),
  ({ close }) => close(),
);
const BookDialog = lazyWithRetry(
  () => import('./BookDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  board: Board;
  /** The board with the rooms that are on screen. */
  visible: Board;
  day: string;
  today: string;
  zoom: number;
  open: (block: BoardBlock) => void;
  openBooking: (orderId: number) => void;
  drop: (move: Move) => void;
}

/** One day: the board, or a list on a phone; the arriving guests, and the notes of the shift. */
export function DayView({ board, visible, day, today, zoom, open, openBooking, drop }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [booking, setBooking] = useState(false);
  const [closing, setClosing] = useState(false);
  const may = useMay();
  const [manages, closesHours] = [may('desk.manage'), may('bookings.manage')];
  const choose = manages || closesHours ? setChoice : undefined;
  const room = board.rooms.find(({ roomId }) => roomId === choice?.roomId);
  const span = choice && {
    start: instantOf(day, choice.from),
    end: instantOf(day, choice.to),
  };
  const slots = choice
    ? Array.from({ length: choice.to - choice.from }, (_, each) => instantOf(day, choice.from + each))
    : [];
  return (
    <>
      <ListOnPhone board={visible} open={open} choice={choice} choose={choose}>
        <DayBoard
          board={visible}
          day={day}
          today={today}
          open={open}
          choice={choice}
          choose={choose}
          zoom={zoom}
          drop={manages ? drop : undefined}
        />
      </ListOnPhone>
      <Legend />
      {choice && room && span && (
        <div className={bar.bar} role="status">
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
          {!manages ? null : isBookable(room) ? (
            <Button variant="contained" onClick={() => setBooking(true)}>
              Забронировать
            </Button>
          ) : (
            <p className={css.soft}>{notBookable(room)}</p>
          )}
        </div>
      )}
      <div className={css.below}>
        <Arrivals board={board} day={day} open={openBooking} />
        <ShiftNotes day={day} notes={board.notes} />
        <Waits day={day} open={openBooking} />
        <Suspense fallback={null}>
          <OwedRests open={openBooking} />
        </Suspense>
      </div>
      <DaySheet board={board} day={day} />
      <Suspense fallback={null}>
        {closing && choice && room && (
          <CloseDialog
            room={room}
            day={day}
            hours={choice}
            repeats={manages}
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
            slots={slots}
            close={() => setBooking(false)}
            booked={orderId => {
              setBooking(false);
              setChoice(null);
              openBooking(orderId);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
