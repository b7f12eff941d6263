import { plural } from '@venue/sdk';
import { ticketRefundTerms } from '@venue/sdk/tickets/model';

/** The refund rules of tickets. */
const TicketTerms = () => (
  <ul>
    {ticketRefundTerms.map(({ days, percent }) => (
      <li key={days}>
        за&nbsp;{plural(days, 'день', 'дня', 'дней')} до&nbsp;начала и&nbsp;раньше вернём {percent}&nbsp;% цены билета
      </li>
    ))}
    <li>позже деньги не&nbsp;возвращаются, после начала билет не&nbsp;отменить</li>
  </ul>
);

export default TicketTerms;
