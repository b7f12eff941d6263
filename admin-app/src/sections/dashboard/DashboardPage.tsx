import { getDashboardNumbers } from '@venue/sdk/dashboard/admin';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useSearchParams } from 'react-router-dom';
import { PendingPanel } from '../pending/pending.view.ts';
import css from './DashboardPage.module.css';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { OccupancyPanel } from './OccupancyPanel.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { periodOf } from './period.ts';
import { RevenuePanel } from './RevenuePanel.tsx';
import { TodayPanel } from './TodayPanel.tsx';

/** What is pending, today's bookings and events, and the studios in a chosen period; every number links to its rows. */
export default function DashboardPage() {
  const [params] = useSearchParams();
  const { name, from, to } = periodOf(params, dayOf(serverNow()));
  const { data, error, refetch, isFetching } = useCall(
    getDashboardNumbers,
    { query: { from, to } },
    // Refetch at intervals, because the numbers of the day change while the page is open.
    { keepPrevious: true, every: 5 * 60_000 },
  );
  const numbers = data?.message;
  const studios = !numbers || numbers.occupancy !== null;
  return (
    <Page {...useScreen()}>
      <PendingPanel />
      {error && !numbers ? (
        <ErrorNote error={error} title="Не удалось загрузить сводку" retry={() => void refetch()} />
      ) : (
        <>
          {numbers ? <TodayPanel numbers={numbers} /> : <DashboardSkeleton part="today" />}
          {studios && <PeriodBar name={name} period={{ from, to }} />}
          {numbers?.occupancy && numbers.revenue ? (
            <div className={css.charts} aria-busy={isFetching}>
              <RevenuePanel revenue={numbers.revenue} period={{ from, to }} before={numbers.before} />
              <OccupancyPanel rooms={numbers.occupancy.rooms} period={{ from, to }} before={numbers.before} />
            </div>
          ) : (
            studios && <DashboardSkeleton part="charts" />
          )}
        </>
      )}
    </Page>
  );
}
