import { listMyBookings } from '@venue/sdk/bookings';
import { getProfile } from '@venue/sdk/profile';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { type Screen, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { screens } from '../../screens.ts';
import { LatestArticles } from '../LatestArticles.tsx';
import css from './CabinetHome.module.css';
import { NextBooking } from './NextBooking.tsx';
import { useWaiting } from './useWaiting.ts';
import { WaitingList } from './WaitingList.tsx';

const places = (info: Screen): readonly { readonly to: Screen; readonly text: string }[] => [
  { to: screens.map, text: 'Что свободно сейчас и\u00a0что можно забронировать' },
  { to: screens.myBookings, text: 'Оплата, чеки и\u00a0отмена' },
  { to: info, text: 'Имя, контакты, ИНН и\u00a0фото' },
  { to: screens.passport, text: 'Для договоров и\u00a0пропусков в\u00a0здание' },
  { to: screens.organisations, text: 'Компания, ИП или\u00a0физлицо и\u00a0реквизиты' },
  { to: screens.card, text: 'Ссылка, QR-код и\u00a0файл для печати' },
  { to: screens.brands, text: 'Что о\u00a0вас увидят покупатели' },
  { to: screens.marketRequests, text: 'Предложите площадке свои товары' },
  { to: screens.marketItems, text: 'Товары для ваших заявок' },
  { to: screens.articles, text: 'Напишите о\u00a0своём деле' },
  { to: screens.documents, text: 'Карточки организаций, доверенности' },
  { to: screens.privacy, text: 'Согласия, журнал просмотров, архив данных' },
];

/** The first page of the account: what waits for the person, the next booking, and links. */
export default function CabinetHome() {
  const { title } = useScreen();
  const info = useCurrent()?.role === 'landing' ? screens.accountInfo : screens.info;
  const profile = useCall(getProfile, {}).data?.message;
  const waiting = useWaiting(profile);
  const bookings = useCall(listMyBookings, { x: 1, body: undefined });
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
