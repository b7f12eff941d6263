import { plural } from '@venue/sdk';
import { type TicketRefund, ticketRefund, ticketRefundSteps } from '@venue/sdk/tickets/model';

/** The refund rules of tickets: those of an event, or the ones that hold unless its organiser chose others. */
const TicketTerms = ({ terms = ticketRefund.byDays }: { terms?: TicketRefund }) => (
  <ul>
    {ticketRefundSteps[terms].map(({ days, percent }) => (
      <li key={days}>{`${until(days)} вернём ${percent}\u00a0% цены билета`}</li>
    ))}
    <li>
      {terms === ticketRefund.untilStart
        ? 'после начала билет не\u00a0отменить'
        : 'позже деньги не\u00a0возвращаются, после начала билет не\u00a0отменить'}
    </li>
  </ul>
);

const until = (days: number): string =>
  days === 0 ? 'до\u00a0самого начала' : `за\u00a0${plural(days, 'день', 'дня', 'дней')} до\u00a0начала и\u00a0раньше`;

export default TicketTerms;
