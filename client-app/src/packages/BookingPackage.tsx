import { failedAt, formatHours, formatMoney } from '@venue/sdk';
import { getBookingPackages, payWithPackage, withdrawPackage } from '@venue/sdk/packages';
import type { BookingPackages, PackageForBooking } from '@venue/sdk/packages/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import css from './BookingPackage.module.css';

/** The packages of the customer that can pay for the hours of an unpaid booking, or the one that does. */
export default function BookingPackage({ orderId }: { orderId: number }) {
  const of = useCall(getBookingPackages, { body: { orderId } }).data?.message;
  const { send, busy } = useSend(withdrawPackage, {
    done: 'Абонемент убран, часы вернулись',
    refused: 'Не\u00a0удалось убрать абонемент',
    failed: failedAt('отмене списания'),
  });
  if (!of) return null;
  if (of.applied)
    return (
      <div className={css.box}>
        <div className={css.applied}>
          <p>
            Часы оплачены абонементом «{of.applied.packageTitle}»: списано {formatHours(of.applied.useHours)}, осталось{' '}
            {formatHours(of.applied.hoursLeft)}.
          </p>
          {of.applied.canWithdraw && (
            <Button
              variant="text"
              size="small"
              color="inherit"
              disabled={busy}
              onClick={() => void send({ body: { orderId } }, { covers: true })}
            >
              Убрать
            </Button>
          )}
        </div>
      </div>
    );
  if (of.packages.length === 0) return null;
  return (
    <section className={css.box} aria-labelledby="own-packages">
      <h2 id="own-packages">Оплатить абонементом</h2>
      <ul className={css.own}>
        {of.packages.map(own => (
          <Own key={own.purchaseId} own={own} of={of} orderId={orderId} />
        ))}
      </ul>
    </section>
  );
}

function Own({ own, of: { needed, rest }, orderId }: { own: PackageForBooking; of: BookingPackages; orderId: number }) {
  const { purchaseId, packageTitle, hoursLeft, validUntil, obstacle } = own;
  const { send, busy } = useSend(payWithPackage, {
    done: rest > 0 ? 'Часы списаны, осталось оплатить услуги' : 'Часы списаны, бронь подтверждена',
    refused: 'Не\u00a0удалось списать часы',
    failed: failedAt('списании часов'),
  });
  return (
    <li>
      <p className={css.title}>
        <span>{packageTitle}</span>
        <SoftText as="span" size="small">
          осталось {formatHours(hoursLeft)}, до&nbsp;{formatDate(validUntil)}
        </SoftText>
      </p>
      {obstacle ? (
        <SoftText size="small">{obstacle}</SoftText>
      ) : (
        <>
          <Button
            variant="outlined"
            aria-disabled={busy}
            onClick={() => void send({ body: { orderId, purchaseId, hoursLeft } }, { covers: true })}
          >
            Списать {formatHours(needed)}, останется {hoursLeft - needed}
          </Button>
          {rest > 0 && <SoftText size="small">Услуги на&nbsp;{formatMoney(rest)} оплатите отдельно.</SoftText>}
        </>
      )}
    </li>
  );
}
