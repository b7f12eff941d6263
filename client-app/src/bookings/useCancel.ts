import { failedAt, formatMoney, isFailure, type Move, runsOf } from '@venue/sdk';
import { cancelPaidBooking, releaseBooking } from '@venue/sdk/bookings';
import { type BookingStatus, bookingMoves, refundTerms } from '@venue/sdk/bookings/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { isByPackage } from './isByPackage.ts';

const texts = {
  done: 'Бронирование отменено',
  refused: 'Не удалось отменить бронирование',
  failed: failedAt('отмене бронирования'),
};

const moves: readonly Move<BookingStatus>[] = bookingMoves;

const question = (action: 'release' | 'cancelPaid') => moves.find(move => move.action === action)?.confirm ?? '';

interface Booked {
  readonly roomName: string;
  /** The organisation that pays after the month. */
  readonly accountPayer?: string | null;
  readonly slots: readonly { readonly start: string }[];
  readonly lines?: readonly { readonly kind: string; readonly unitPrice: number }[];
}

/** `Фотостудия: пт, 27 ноября, 10:00–12:00`. */
const namedBy = ({ roomName, slots }: Booked): string =>
  `${roomName}: ${runsOf(slots.map(({ start }) => start))
    .map(formatRun)
    .join('; ')}.`;

/** What becomes of the money: it goes back, or it is not in the invoice of the organisation. */
function moneyText(refund: number, isOnAccount: boolean): string {
  if (!isOnAccount) return refund > 0 ? `Вернём ${formatMoney(refund)}.` : 'Деньги не вернутся.';
  return refund > 0
    ? `В\u00a0счёт организации не\u00a0войдёт ${formatMoney(refund)}.`
    : 'Вся стоимость войдёт в\u00a0счёт организации.';
}

/**
 * Releases an unpaid booking or cancels a paid one. Both ask for confirmation and name the booking; the second shows
 * the refund.
 */
export function useCancel(orderId: number, booked: Booked) {
  const releasing = useSend(releaseBooking, texts);
  const cancelling = useSend(cancelPaidBooking, texts);

  async function release(): Promise<void> {
    const [title = '', ...rest] = question('release').split('? ');
    const sure = await confirm({
      title: `${title}?`,
      text: `${namedBy(booked)} ${rest.join('? ')}`,
      yes: 'Отменить бронь',
      no: 'Оставить',
      danger: true,
    });
    if (sure) await releasing.send({ body: { orderId } }, { covers: true });
  }

  async function cancel(refund: number, changed = false): Promise<void> {
    const money = isByPackage(booked)
      ? [refund > 0 ? moneyText(refund, false) : '', 'Часы вернутся в\u00a0абонемент по\u00a0тем\u00a0же условиям.']
          .join(' ')
          .trim()
      : moneyText(refund, Boolean(booked.accountPayer));
    const sure = await confirm({
      title: question('cancelPaid'),
      text: `${namedBy(booked)} ${changed ? 'Сумма возврата изменилась. ' : ''}${money} ${refundTerms}`,
      yes: 'Отменить бронирование',
      no: 'Не отменять',
      danger: true,
    });
    if (!sure) return;
    let now: number | undefined;
    await cancelling.send(
      { body: { orderId, refund } },
      {
        handles: failure => {
          if (!isFailure(failure, cancelPaidBooking, 'price_changed')) return false;
          now = failure.data.refund;
          return true;
        },
      },
    );
    // The refund has become smaller since it was shown: the person decides again.
    if (now !== undefined) await cancel(now, true);
  }

  return { release, cancel, busy: releasing.busy || cancelling.busy };
}
