import { hoursFrom } from '@venue/sdk';
import { getBoard } from '@venue/sdk/desk/admin';
import type { Board, BoardBlock } from '@venue/sdk/desk/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Bone, Loading } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useNarrow } from '@venue/shared-ui/parts/useNarrow.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { useOpened } from '../../app/list/useOpened.ts';
import css from './BoardPage.module.css';
import { BoardBar } from './board/BoardBar.tsx';
import { ListOnPhone } from './board/BoardList.tsx';
import { roomsOf } from './board/board.ts';
import { DaysBoard } from './board/DaysBoard.tsx';
import type { Move } from './board/dayChoice.ts';
import { Legend } from './board/Legend.tsx';
import { useBoardAddress, viewNames, views, zooms } from './board/useBoardAddress.ts';
import { DayView } from './DayView.tsx';

const BookingPanel = lazyWithRetry(
  () => import('./BookingPanel.tsx'),
  ({ close }) => close(),
);

const FeedDialog = lazyWithRetry(
  () => import('./FeedDialog.tsx'),
  ({ close }) => close(),
);

const MovePanel = lazyWithRetry(
  () => import('./MovePanel.tsx'),
  ({ close }) => close(),
);

const BreakDialog = lazyWithRetry(
  () => import('./BreakDialog.tsx'),
  ({ close }) => close(),
);

/** The board of rooms, by the hours of a day or by the days of a week or a month; a booking opens beside it. */
export default function BoardPage() {
  const address = useBoardAddress();
  const { today, day, view, span, to } = address;
  const order = useOpened('booking');
  const [opened, setOpened] = useState(false);
  const [subscribing, setSubscribing] = useState(false);
  const [move, setMove] = useState<Move | null>(null);
  const [closed, setClosed] = useState<BoardBlock | null>(null);
  const may = useMay();
  const manages = may('desk.manage');
  const isNarrow = useNarrow();
  if (order.current !== null && !opened) setOpened(true);
  const { data, error, refetch, isPlaceholderData } = useCall(getBoard, { query: span }, { keepPrevious: true });
  const board = data?.message;
  const visible = useMemo(
    () => board && { ...board, rooms: [...roomsOf(board, address.rooms)] },
    [board, address.rooms],
  );
  const isLoaded = board?.rooms[0]?.days.length === span.days;
  const zoom = zooms[address.zoom] ?? 1;
  const dayAddress = useDayAddress(to);

  const open = (block: BoardBlock) => {
    if (block.orderId !== null) order.open(block.orderId);
    else setClosed(block);
  };
  const closeMove = useCallback(() => setMove(null), []);

  return (
    <Page
      {...useScreen()}
      actions={
        <div className={css.actions}>
          {manages && board && (
            <Button color="inherit" variant="outlined" onClick={() => setSubscribing(true)}>
              Календарь помещения
            </Button>
          )}
          {view === 'day' && !isNarrow && (
            <Button color="inherit" variant="outlined" onClick={() => window.print()}>
              Лист на&nbsp;день
            </Button>
          )}
          <LinkTabs
            label="Вид доски"
            tabs={viewNames.map(each => ({ text: views[each], to: to({ view: each }), current: each === view }))}
          />
        </div>
      }
    >
      <BoardBar address={address} rooms={board?.rooms ?? []} />
      {board && visible && isLoaded ? (
        <div aria-busy={isPlaceholderData || undefined}>
          {visible.rooms.length === 0 ? (
            <Empty title="Показать нечего" text="В&nbsp;эти дни ничего не&nbsp;занято, а&nbsp;студий нет." />
          ) : view === 'day' ? (
            <DayView
              key={day}
              board={board}
              visible={visible}
              day={day}
              today={today}
              zoom={zoom}
              open={open}
              openBooking={order.open}
              drop={setMove}
            />
          ) : (
            <ListOnPhone board={visible} open={open} choice={null}>
              <DaysBoard
                board={visible}
                today={today}
                open={open}
                dayAddress={dayAddress}
                zoom={zoom}
                drop={manages ? setMove : undefined}
              />
              <Legend />
            </ListOnPhone>
          )}
        </div>
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить доску" retry={() => void refetch()} />
      ) : (
        <Loading label="Загружаем доску">
          <Bone height={620} />
        </Loading>
      )}
      <Suspense fallback={null}>
        {subscribing && board && <FeedDialog rooms={board.rooms} close={() => setSubscribing(false)} />}
        {move && board && (
          <MovePanel
            move={move}
            board={board}
            close={closeMove}
            booked={orderId => {
              setMove(null);
              order.open(orderId);
            }}
          />
        )}
        {closed && board && (
          <BreakDialog
            id={closed.technicalReasonId ?? 0}
            reason={closed.title}
            hours={hoursClosed(board, closed)}
            mayOpen={may('bookings.manage')}
            close={() => setClosed(null)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>{opened && <BookingPanel orderId={order.current} close={order.close} />}</Suspense>
    </Page>
  );
}

/** The address of a day's board; the function stays the same as long as the address does, so that rows do, too. */
function useDayAddress(to: ReturnType<typeof useBoardAddress>['to']) {
  const base = to({ view: 'day' });
  return useCallback(
    (day: string) => {
      const next = new URLSearchParams(base);
      next.set('day', day);
      return `?${next}`;
    },
    [base],
  );
}

/** The hours on the board that were closed together. */
const hoursClosed = ({ blocks }: Board, { roomId, technicalReasonId }: BoardBlock): string[] =>
  blocks
    .filter(each => each.roomId === roomId && each.technicalReasonId === technicalReasonId)
    .flatMap(({ start, end }) => hoursFrom(start, (Date.parse(end) - Date.parse(start)) / HOUR));

const HOUR = 3_600_000;
