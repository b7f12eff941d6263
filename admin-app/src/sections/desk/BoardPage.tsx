import { getBoard } from '@venue/sdk/desk/admin';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf, isDay, mondayOf } from '@venue/shared-ui/dates/calendar.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Bone, Loading } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { useOpened } from '../../app/list/useOpened.ts';
import { BoardBar } from './BoardBar.tsx';
import css from './BoardPage.module.css';
import { DayView } from './DayView.tsx';
import { WeekBoard } from './WeekBoard.tsx';

const BookingPanel = lazyWithRetry(
  () => import('./BookingPanel.tsx'),
  ({ close }) => close(),
);

const FeedDialog = lazyWithRetry(
  () => import('./FeedDialog.tsx'),
  ({ close }) => close(),
);

const views = { day: 'День', week: 'Неделя' } as const;

/** The board of all rooms, by the hours of a day or by the days of a week; a booking opens beside it. */
export default function BoardPage() {
  const [params, setParams] = useSearchParams();
  const today = dayOf(serverNow());
  const asked = params.get('day');
  const day = isDay(asked) ? asked : today;
  const view = params.get('view') === 'week' ? 'week' : 'day';
  const order = useOpened('booking');
  const [opened, setOpened] = useState(false);
  const [subscribing, setSubscribing] = useState(false);
  const manages = useMay()('desk.manage');
  if (order.current !== null && !opened) setOpened(true);
  const span = view === 'week' ? { from: mondayOf(day), days: 7 } : { from: day, days: 1 };
  const { data, error, refetch, isPlaceholderData } = useCall(getBoard, { query: span }, { keepPrevious: true });
  const board = data?.message;
  const shown = board?.rooms[0]?.days.length;

  const to = (change: { day?: string; view?: string }) => {
    const next = new URLSearchParams(params);
    next.delete('booking');
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return next;
  };
  const go = (next: string) => setParams(to({ day: next }), { replace: true });

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
          {view === 'day' && (
            <Button color="inherit" variant="outlined" onClick={() => window.print()}>
              Лист на&nbsp;день
            </Button>
          )}
          <LinkTabs
            label="Вид доски"
            tabs={(['day', 'week'] as const).map(each => ({
              text: views[each],
              to: `?${to({ view: each })}`,
              current: each === view,
            }))}
          />
        </div>
      }
    >
      <BoardBar day={day} days={span.days} from={span.from} today={today} go={go} />
      {board && shown === span.days ? (
        <div aria-busy={isPlaceholderData || undefined}>
          {view === 'week' ? (
            <WeekBoard
              board={board}
              today={today}
              open={order.open}
              dayAddress={each => `?${to({ day: each, view: 'day' })}`}
            />
          ) : (
            <DayView key={day} board={board} day={day} today={today} open={order.open} />
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
      </Suspense>
      <Suspense fallback={null}>{opened && <BookingPanel orderId={order.current} close={order.close} />}</Suspense>
    </Page>
  );
}
