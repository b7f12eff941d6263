import { listMyBookings } from '@venue/sdk/bookings';
import { getPrivacy } from '@venue/sdk/privacy';
import { getProfile } from '@venue/sdk/profile';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { screens } from '../screens.ts';
import css from './CabinetHome.module.css';
import { NextBooking } from './NextBooking.tsx';
import { WaitingList } from './WaitingList.tsx';
import { waitingOf } from './waiting.ts';

const places = [
  { to: screens.map, text: 'Что свободно сейчас и\u00a0что можно забронировать' },
  { to: screens.myBookings, text: 'Оплата, чеки и\u00a0отмена' },
  { to: screens.passport, text: 'Для договоров и\u00a0пропусков в\u00a0здание' },
  { to: screens.organisations, text: 'Компания, ИП или\u00a0физическое лицо и\u00a0реквизиты' },
  { to: screens.documents, text: 'Карточка организации, доверенности, сертификаты' },
  { to: screens.privacy, text: 'Согласия, журнал просмотров, ваши данные архивом' },
] as const;

/** The cabinet's first page: what waits for the person, the next booking, and the ways on. */
export default function CabinetHome() {
  const { title } = useScreen();
  const info = useCurrent()?.role === 'landing' ? screens.accountInfo : screens.info;
  const profile = useCall(getProfile, {}).data?.message;
  // Without them the page only says less; the pages of these things tell what went wrong.
  const privacy = useCall(getPrivacy, {}).data?.message;
  const bookings = useCall(listMyBookings, { x: 1, body: undefined });
  const waiting = profile ? waitingOf({ profile, deletionAt: privacy?.deletionAt ?? null, info }) : [];
  return (
    <Page title={profile?.bioName ? `Здравствуйте, ${profile.bioName}` : title}>
      <div className={css.home}>
        <WaitingList waiting={waiting} />
        {bookings.data ? (
          <NextBooking bookings={bookings.data.items} />
        ) : bookings.error ? (
          <ErrorNote
            error={bookings.error}
            title="Не удалось загрузить бронирования"
            retry={() => void bookings.refetch()}
          />
        ) : (
          <CardsSkeleton count={1} height={196} />
        )}
        <ul className={css.places}>
          {[places[0], places[1], { to: info, text: 'Имя, телефон, почта, ИНН и\u00a0фото' }, ...places.slice(2)].map(
            ({ to, text }) => (
              <li key={to.path}>
                <ScreenLink to={to} className={css.place ?? ''}>
                  <strong>{to.title}</strong>
                  <span>{text}</span>
                </ScreenLink>
              </li>
            ),
          )}
        </ul>
      </div>
    </Page>
  );
}
