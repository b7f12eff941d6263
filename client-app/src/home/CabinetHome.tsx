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
import { LatestArticles } from '../articles/articles.view.tsx';
import { placesOf } from '../cabinet.ts';
import { Soon } from '../calendar/calendar.view.tsx';
import { profilePaths } from '../profile/profile.paths.ts';
import css from './CabinetHome.module.css';
import { NextBooking } from './NextBooking.tsx';
import { useWaiting } from './useWaiting.ts';
import { WaitingList } from './WaitingList.tsx';

/** The first page of the account: what waits for the person, the next booking, and links. */
export default function CabinetHome() {
  const { title } = useScreen();
  const info = useCurrent()?.role === 'landing' ? profilePaths.accountInfo : profilePaths.info;
  const asked = useCall(getProfile, {});
  const profile = asked.data?.message;
  const waiting = useWaiting(profile);
  const bookings = useCall(listMyBookings, { x: 1, body: undefined });
  const today = dayOf(serverNow());
  const soon = useCall(listCalendar, { body: { from: today, to: addDays(today, 61) } });
  // All at once: whatever came later would push away what somebody is about to press.
  if (asked.isPending || bookings.isPending || soon.isPending || !waiting) {
    return (
      <Page title={title}>
        <CardsSkeleton count={4} height={196} />
      </Page>
    );
  }
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
          {placesOf(info).map(({ to, text }) => (
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
