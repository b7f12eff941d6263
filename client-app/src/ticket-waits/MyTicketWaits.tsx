import { listMyTicketWaits } from '@venue/sdk/ticket-waits';
import { type TicketWait, ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { TicketWaitCard } from './TicketWaitCard.tsx';
import css from './ticket-waits.module.css';

const { issued, left, offered } = ticketWaitStatus;

/** Hides what was taken or left, what is past, and offers, which are among the orders that wait. */
const isShown = ({ ticketWaitStatus: status, date }: TicketWait): boolean =>
  status !== issued && status !== left && status !== offered && date >= dayOf(serverNow());

/** The queues a person is in, newest first. */
export default function MyTicketWaits() {
  const { data } = useCall(listMyTicketWaits, {});
  const waits = (data?.message.waits ?? []).filter(isShown);
  if (waits.length === 0) return null;
  return (
    <section className={css.waits} aria-labelledby="ticket-waits">
      <h2 id="ticket-waits">Жду, когда освободятся места</h2>
      <ul>
        {waits.map(wait => (
          <li key={wait.waitKey}>
            <TicketWaitCard wait={wait} />
          </li>
        ))}
      </ul>
    </section>
  );
}
