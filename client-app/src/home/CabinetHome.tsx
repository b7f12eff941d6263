import { listMyBookings } from '@venue/sdk/bookings';
import { getProfile } from '@venue/sdk/profile';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { type Place, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { articlePaths } from '../articles/articles.paths.ts';
import { LatestArticles } from '../articles/articles.view.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { brandPaths } from '../brands/brands.paths.ts';
import { cardPaths } from '../cards/cards.paths.ts';
import { itemPaths, requestPaths } from '../market/market.paths.ts';
import { privacyPaths } from '../privacy/privacy.paths.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './CabinetHome.module.css';
import { NextBooking } from './NextBooking.tsx';
import { useWaiting } from './useWaiting.ts';
import { WaitingList } from './WaitingList.tsx';

const places = (info: Place): readonly { readonly to: Place; readonly text: string }[] => [
  { to: roomPaths.map, text: 'Что свободно сейчас и\u00a0что можно забронировать' },
  { to: bookingPaths.list, text: 'Оплата, чеки и\u00a0отмена' },
  { to: info, text: 'Имя, контакты, ИНН и\u00a0фото' },
  { to: profilePaths.passport, text: 'Для договоров и\u00a0пропусков в\u00a0здание' },
  { to: profilePaths.organisations, text: 'Компания, ИП или\u00a0физлицо и\u00a0реквизиты' },
  { to: cardPaths.own, text: 'Ссылка, QR-код и\u00a0файл для печати' },
  { to: brandPaths.list, text: 'Что о\u00a0вас увидят покупатели' },
  { to: requestPaths.list, text: 'Предложите площадке свои товары' },
  { to: itemPaths.list, text: 'Товары для ваших заявок' },
  { to: articlePaths.list, text: 'Напишите о\u00a0своём деле' },
  { to: profilePaths.documents, text: 'Карточки организаций, доверенности' },
  { to: privacyPaths.page, text: 'Согласия, журнал просмотров, архив данных' },
];

/** The first page of the account: what waits for the person, the next booking, and links. */
export default function CabinetHome() {
  const { title } = useScreen();
  const info = useCurrent()?.role === 'landing' ? profilePaths.accountInfo : profilePaths.info;
  const asked = useCall(getProfile, {});
  const profile = asked.data?.message;
  const waiting = useWaiting(profile);
  const bookings = useCall(listMyBookings, { x: 1, body: undefined });
  // All at once: whatever came later would push away what somebody is about to press.
  if (asked.isPending || bookings.isPending || !waiting) {
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
        <ul className={css.places}>
          {places(info).map(({ to, text }) => (
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
