import { useQuery } from '@tanstack/react-query';
import { listMyBookings } from '@venue/sdk/bookings';
import { listCalendar } from '@venue/sdk/calendar';
import { type CalendarItem, calendarDays } from '@venue/sdk/calendar/model';
import { getProfile } from '@venue/sdk/profile';
import { listMyTickets } from '@venue/sdk/tickets';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useContext } from 'react';
import type { Cabinet } from '../app/area.ts';
import { Cabinets } from '../app/cabinet/cabinets.ts';
import { LatestArticles } from '../articles/articles.view.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { Soon } from '../calendar/calendar.view.tsx';
import { NextCard } from './NextCard.tsx';
import { isOver, lastVisit, type Next, nextOf } from './nextOf.ts';
import { Proposal } from './Proposal.tsx';
import { useWaiting } from './useWaiting.ts';
import { WaitingList } from './WaitingList.tsx';

/** The first page of the account: what comes next, what waits for the person, and one proposal. */
export default function CabinetHome() {
  const { title } = useScreen();
  const queryFn = useContext(Cabinets);
  const { data } = useQuery({
    queryKey: ['cabinets'],
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  });
  return data ? <Home areas={data} /> : <Loading title={title} />;
}

const Loading = ({ title }: { title: string }) => (
  <Page title={title}>
    <CardsSkeleton count={4} height={196} />
  </Page>
);

function Home({ areas }: { areas: readonly Cabinet[] }) {
  const { title } = useScreen();
  const isOrganiser = useCurrent()?.role === 'landing';
  const profileRead = useCall(getProfile, {});
  const profile = profileRead.data?.message;
  const waiting = useWaiting(areas, profile);
  const bookings = useCall(listMyBookings, { x: 1, body: undefined });
  const tickets = useCall(listMyTickets, { body: { past: false } });
  const now = serverNow();
  const today = dayOf(now);
  const calendar = useCall(listCalendar, { body: { from: today, to: addDays(today, calendarDays - 1) } });
  // Render all at once: a part that loaded later would shift what the user is about to press.
  if ([profileRead, bookings, tickets, calendar].some(({ isPending }) => isPending) || !waiting)
    return <Loading title={title} />;
  const ownBookings = bookings.data?.items ?? [];
  const dates = calendar.data?.message.items ?? [];
  const next = nextOf({ bookings: ownBookings, dates, tickets: tickets.data?.items ?? [] }, now);
  return (
    <Page title={profile?.bioName ? `Здравствуйте, ${profile.bioName}` : title}>
      <Stack gap={24}>
        {bookings.data ? (
          <NextCard next={next} />
        ) : (
          <ErrorNote
            error={bookings.error}
            title="Не удалось загрузить бронирования"
            retry={() => void bookings.refetch()}
          />
        )}
        <WaitingList waiting={waiting.filter(({ to }) => to !== pageToPay(next))} />
        <Soon items={dates.filter(each => !isOver(each, now) && !isShown(each, next))} />
        <Proposal isOrganiser={isOrganiser} visit={lastVisit(ownBookings, now)} hasNext={next !== undefined} />
        <LatestArticles />
      </Stack>
    </Page>
  );
}

/** The payment page of the next booking, which its card already links to. */
const pageToPay = (next: Next | undefined): string | undefined =>
  next?.kind === 'booking' && next.booking.can.includes('pay')
    ? href(bookingPaths.payment, { order: next.booking.id })
    : undefined;

const isShown = ({ kind, id }: CalendarItem, next: Next | undefined): boolean =>
  (next?.kind === 'booking' && kind === 'booking' && next.booking.id === id) ||
  (next?.kind === 'date' && next.item.kind === kind && next.item.id === id);
