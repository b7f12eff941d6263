import { formatMoney, formatPhone, plural } from '@venue/sdk';
import { listPromoUses } from '@venue/sdk/promo-codes/admin';
import type { PromoCode, PromoUse } from '@venue/sdk/promo-codes/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { ticketOrderPaths } from '../tickets/tickets.paths.ts';
import { AccountMark } from '../users/users.view.ts';
import css from './PromoUses.module.css';

const PAGE = 10;
/** The most uses in one request. */
const MOST = 100;

/** The bookings and orders of tickets a promo code was used for: those that count, and those whose use came back. */
export function PromoUses({ promoCode: { promoCodeId, promoUses, promoGiven } }: { promoCode: PromoCode }) {
  const [pageSize, setPageSize] = useState(PAGE);
  const { data, error, refetch } = useCall(listPromoUses, { body: { promoCodeId, pageSize } }, { keepPrevious: true });
  const opens = useMay()('bookings.read');
  const total = data?.message.total ?? 0;
  return (
    <section className={css.uses} aria-labelledby="promo-uses">
      <h2 id="promo-uses">Где использован</h2>
      <p>
        {promoUses === 0
          ? 'Сейчас скидок по\u00a0нему нет.'
          : `${plural(promoUses, 'заказ', 'заказа', 'заказов')} со\u00a0скидкой на\u00a0${formatMoney(promoGiven)}.`}
      </p>
      {!data && !error && <TextSkeleton lines={4} />}
      {!data && error && <ErrorNote error={error} title="Не удалось загрузить заказы" retry={() => refetch()} />}
      <ul className={css.list}>
        {data?.items.map(use => (
          <li key={use.useId}>
            <Use use={use} opens={opens} />
          </li>
        ))}
      </ul>
      {total > pageSize && pageSize < MOST && (
        <Button variant="outlined" onClick={() => setPageSize(Math.min(pageSize + 30, MOST))}>
          Показать ещё
        </Button>
      )}
      {total > MOST && pageSize >= MOST && <SoftText size="small">Показаны последние {MOST}.</SoftText>}
    </section>
  );
}

function Use({ use, opens }: { use: PromoUse; opens: boolean }) {
  const {
    orderId,
    ticketOrderId,
    usedOn,
    customer,
    phone,
    accountState,
    price,
    discount,
    usedAt,
    paidAt,
    givenBackAt,
  } = use;
  const isTickets = orderId === null;
  const title = isTickets ? `Билеты, заказ №\u00a0${ticketOrderId}, ${usedOn}` : `Бронь №\u00a0${orderId}, ${usedOn}`;
  const to = isTickets
    ? href(ticketOrderPaths.page, { orderId: ticketOrderId ?? 0 })
    : `${bookingPaths.list.path}?booking=${orderId}`;
  return (
    <>
      {opens ? <Link to={to}>{title}</Link> : <span>{title}</span>}
      <span className={css.discount}>−{formatMoney(discount)}</span>
      <SoftText as="span" size="small">
        {[formatDate(usedAt), customer || formatPhone(phone)].filter(Boolean).join(', ')}{' '}
        <AccountMark state={accountState} />
      </SoftText>
      <SoftText as="span" size="small">
        {givenBackAt !== null
          ? `${isTickets ? 'Отменён' : 'Отменена'} ${formatDate(givenBackAt)}, скидка не\u00a0считается`
          : paidAt === null
            ? price === 0
              ? 'Без\u00a0оплаты: скидка на\u00a0всю стоимость'
              : `Ждёт оплаты ${formatMoney(price)}`
            : `Оплачено ${formatMoney(price)}`}
      </SoftText>
    </>
  );
}
