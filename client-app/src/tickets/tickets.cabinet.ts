import { formatMoney } from '@venue/sdk';
import { listMyTicketOrders, ticketChanged, ticketPushes } from '@venue/sdk/tickets';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDeadline } from '@venue/shared-ui/dates/format.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/cabinet/useNote.ts';
import type { Waiting } from '../app/cabinet/waiting.ts';
import { ticketPaths } from './tickets.paths.ts';

/** Tells of a ticket that was checked in; what the person did themselves is on their screen already. */
const useNotes = () =>
  useNote(ticketChanged, ({ eventTitle, what }) =>
    what === 'checkedIn'
      ? `${eventTitle}: вы\u00a0отмечены на\u00a0входе`
      : what === 'rescheduled'
        ? `${eventTitle}: мероприятие переносится, посмотрите ваши билеты`
        : undefined,
  );

/** Orders that can still be paid; undefined until they are known. */
function useWaiting(): Waiting[] | undefined {
  const { data, isPending } = useCall(listMyTicketOrders, {});
  if (isPending) return undefined;
  return (data?.message.orders ?? [])
    .filter(({ canPay }) => canPay)
    .map(({ orderKey: slug, eventTitle, total, toPay, payUntil }) => ({
      title: `Билеты на\u00a0«${eventTitle}»: ждут ${total > 0 ? 'оплаты' : 'подтверждения'}`,
      text: `${total > 0 ? `${formatMoney(toPay)}. Оплатите` : 'Подтвердите'}${payUntil ? ` до\u00a0${formatDeadline(payUntil)}` : ''}`,
      to: href(ticketPaths.order, { slug }),
    }));
}

export const cabinet: Cabinet = { pushes: ticketPushes, useNotes, useWaiting };
