import { listMyBookings } from '@venue/sdk/bookings';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useMe } from '../app/useMe.ts';
import { screens } from '../screens.ts';
import css from './CabinetHome.module.css';
import { NextBooking } from './NextBooking.tsx';

const places = [
  { to: screens.map, text: 'Все помещения по\u00a0этажам: что свободно сейчас и\u00a0что можно забронировать' },
  { to: screens.myBookings, text: 'Оплата, чеки и\u00a0отмена' },
  { to: screens.info, text: 'Имя, почта и\u00a0ИНН для чеков' },
] as const;

/** The cabinet's first page: the next booking, and the ways on. */
export default function CabinetHome() {
  const { title } = useScreen();
  const me = useMe();
  const { data, error, refetch } = useCall(listMyBookings, { x: 1, body: undefined });
  const hello = me?.bioName ? `Здравствуйте, ${me.bioName}` : title;
  return (
    <Page title={hello}>
      <div className={css.home}>
        {data ? (
          <NextBooking bookings={data.items} />
        ) : error ? (
          <ErrorNote error={error} title="Не удалось загрузить бронирования" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={1} height={196} />
        )}
        <ul className={css.places}>
          {places.map(({ to, text }) => (
            <li key={to.path}>
              <ScreenLink to={to} className={css.place ?? ''}>
                <strong>{to.title}</strong>
                <span>{text}</span>
              </ScreenLink>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
