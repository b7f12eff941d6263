import { failedAt, formatMoney, plural } from '@venue/sdk';
import { leaveTicketQueue } from '@venue/sdk/ticket-waits';
import { type TicketWait, type TicketWaitStatus, ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate, formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { eventPaths } from '../events/events.paths.ts';
import { ticketPaths } from '../tickets/tickets.paths.ts';
import css from './ticket-waits.module.css';

const { waiting, offered, issued, missed, left, over, cancelled } = ticketWaitStatus;
const placesText = (count: number): string => plural(count, 'место', 'места', 'мест');

/** What happened or happens next, in words. */
const texts: Readonly<Record<TicketWaitStatus, string>> = {
  [waiting]: 'Придержим места и\u00a0пришлём СМС, как только они освободятся.',
  [offered]: '',
  [issued]: 'Билеты ваши. До\u00a0встречи!',
  [missed]: 'Срок вышел, места предложили следующим. Если они ещё нужны, встаньте в\u00a0очередь снова.',
  [left]: 'Вы\u00a0вышли из\u00a0очереди.',
  [over]: 'Места так и\u00a0не\u00a0освободились.',
  [cancelled]: 'Мероприятие отменено.',
};

function nextText({ ticketWaitStatus: status, ahead, isBehind, gathered, places, offer }: TicketWait): string {
  if (status === offered && offer?.payUntil)
    return `${placesText(offer.places)} за\u00a0вами до\u00a0${formatDateTime(offer.payUntil)}.`;
  if (status !== waiting) return texts[status];
  const turn = ahead === 0 ? 'Вы\u00a0первые в\u00a0очереди.' : `Перед вами в\u00a0очереди: ${ahead}.`;
  if (isBehind)
    return `${turn} В\u00a0прошлый раз вы\u00a0не\u00a0взяли предложенные места, поэтому сначала они будут в\u00a0продаже для\u00a0всех.`;
  const reserve = gathered > 0 ? ` Уже отложили для\u00a0вас: ${gathered} из\u00a0${places}.` : '';
  return `${turn}${reserve} ${texts[waiting]}`;
}

/** A place in the queue for tickets: where one stands, and what can be done. */
export function TicketWaitCard({ wait, titled = true }: { wait: TicketWait; titled?: boolean }) {
  const { waitKey, ticketWaitStatus: status, eventId, eventTitle, date, ticketName, ticketPrice, places, offer } = wait;
  const { send, busy } = useSend(leaveTicketQueue, {
    done: 'Вы\u00a0вышли из\u00a0очереди',
    failed: failedAt('выходе из\u00a0очереди'),
  });
  async function leave() {
    const text = `${eventTitle}. Ваше место займёт следующий.`;
    const sure = await confirm({ title: 'Выйти из\u00a0очереди?', text, yes: 'Выйти', no: 'Остаться', danger: true });
    if (sure) await send({ slug: waitKey });
  }
  const isOffered = status === offered && offer !== null;
  const price = ticketPrice === 0 ? 'бесплатно' : `по\u00a0${formatMoney(ticketPrice)}`;
  return (
    <article className={css.card}>
      <div className={css.head}>
        {titled ? <h3>{eventTitle}</h3> : <strong>{formatDate(date)}</strong>}
        <StatusChip option={ticketWaitStatus.option(status)} />
      </div>
      <p className={css.soft}>
        {`${titled ? `${formatDate(date)} · ` : ''}${ticketName} · ${placesText(places)} ${price}`}
      </p>
      <p>{nextText(wait)}</p>
      <Flow gap={12} center>
        {isOffered && (
          <Button variant="contained" to={href(ticketPaths.order, { slug: offer.orderKey })}>
            {ticketPrice === 0 ? 'Подтвердить' : `Оплатить ${formatMoney(ticketPrice * offer.places)}`}
          </Button>
        )}
        {status === issued && offer && (
          <Button variant="outlined" to={href(ticketPaths.order, { slug: offer.orderKey })}>
            Открыть билеты
          </Button>
        )}
        {!isOffered && status !== issued && (
          <Button size="small" variant="outlined" to={href(eventPaths.publicPage, { eventId })}>
            О&nbsp;мероприятии
          </Button>
        )}
        {wait.canLeave && (
          <Button size="small" color="inherit" disabled={busy} onClick={() => void leave()}>
            Выйти из&nbsp;очереди
          </Button>
        )}
      </Flow>
    </article>
  );
}
