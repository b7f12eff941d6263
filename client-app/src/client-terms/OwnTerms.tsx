import { failedAt, formatMoney } from '@venue/sdk';
import { bookOwnByTerms, listOwnOffers } from '@venue/sdk/client-terms';
import type { ClientOffer } from '@venue/sdk/client-terms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import css from './OwnTerms.module.css';

/** Booking by the terms of the organisations whose agreement names the account; nothing where there are none. */
export function OwnTerms({ orderId }: { orderId: number }) {
  const reply = useCall(listOwnOffers, { id: orderId }).data?.message;
  return reply?.clientOffers.map(offer => (
    <Offer key={offer.termsId} offer={offer} usual={reply.price} orderId={orderId} />
  ));
}

interface Props {
  offer: ClientOffer;
  /** The usual price. */
  usual: number;
  orderId: number;
}

function Offer({ offer, usual, orderId }: Props) {
  const { termsId, customer, price, isPostpaid, creditLeft, isEnough, dueDays } = offer;
  const { send, busy } = useSend(bookOwnByTerms, { failed: failedAt('бронировании по\u00a0условиям организации') });
  return (
    <section className={css.offer} aria-label={customer}>
      <h2>{customer}</h2>
      <p>
        <strong>{formatMoney(price)}</strong>
        {price !== usual && <span> вместо {formatMoney(usual)}</span>}
      </p>
      <p className={css.soft}>
        {isPostpaid
          ? `Платить сейчас не\u00a0нужно: бронь войдёт в\u00a0счёт за\u00a0месяц, на\u00a0оплату ${dueDays} дн.`
          : 'Это цена по\u00a0договору. Оплатить бронь можно картой или по\u00a0счёту.'}
      </p>
      {creditLeft !== null && (
        <p className={isEnough ? css.soft : css.short}>
          {isEnough ? 'Осталось лимита' : 'Лимита на\u00a0эту бронь не\u00a0хватает, осталось'}{' '}
          {formatMoney(creditLeft)}
        </p>
      )}
      {isEnough && (
        <Button
          variant="contained"
          aria-disabled={busy}
          onClick={() => void send({ body: { orderId, termsId, price } })}
        >
          {isPostpaid ? 'Подтвердить за\u00a0счёт организации' : 'Взять цену организации'}
        </Button>
      )}
    </section>
  );
}
