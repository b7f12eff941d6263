import { useQuery } from '@tanstack/react-query';
import { listMyBookings } from '@venue/sdk/bookings';
import { listCalendar } from '@venue/sdk/calendar';
import { getProfile } from '@venue/sdk/profile';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useContext } from 'react';
import type { Cabinet } from '../app/area.ts';
import { Cabinets } from '../app/cabinets.ts';
import { LatestArticles } from '../articles/articles.view.tsx';
import { Soon } from '../calendar/calendar.view.tsx';
import css from './CabinetHome.module.css';
import { NextBooking } from './NextBooking.tsx';
import { useWaiting } from './useWaiting.ts';
import { WaitingList } from './WaitingList.tsx';

/** The first page of the account: what waits for the person, the next booking, and links. */
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
  const kind = useCurrent()?.role === 'landing' ? 'landing' : 'marketplace';
  const asked = useCall(getProfile, {});
  const profile = asked.data?.message;
  const waiting = useWaiting(areas, profile);
  const bookings = useCall(listMyBookings, { x: 1, body: undefined });
  const today = dayOf(serverNow());
  const soon = useCall(listCalendar, { body: { from: today, to: addDays(today, 61) } });
  // All at once: whatever came later would push away what somebody is about to press.
  if (asked.isPending || bookings.isPending || soon.isPending || !waiting) return <Loading title={title} />;
  const tiles = areas.flatMap(area => area.tiles ?? []).filter(tile => !tile.kind || tile.kind === kind);
  return (
    <Page title={profile?.bioName ? `Здравствуйте, ${profile.bioName}` : title}>
      <div className={css.home}>
        <WaitingList waiting={waiting} />
        {bookings.data ? (
          <NextBooking bookings={bookings.data.items} />
        ) : (
          <ErrorNote
            error={bookings.error}
            title="Не удалось загрузить бронирования"
            retry={() => void bookings.refetch()}
          />
        )}
        <Soon items={soon.data?.message.items ?? []} />
        <ul className={css.places}>
          {tiles.map(({ to, text }) => (
            <li key={to.path}>
              <ScreenLink to={to} className={css.place ?? ''}>
                <strong>{to.title}</strong>
                <span>{text}</span>
              </ScreenLink>
            </li>
          ))}
        </ul>
        <LatestArticles />
      </div>
    </Page>
  );
}
