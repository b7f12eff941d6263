import { plural } from '@venue/sdk';
import { ticketRefundTerms } from '@venue/sdk/tickets/model';
import css from './OrderPage.module.css';

const daysText = (days: number): string => `${plural(days, 'день', 'дня', 'дней')}`;

/** What comes back for a ticket that its holder gives up, as it is counted. */
export function RefundTerms() {
  return (
    <details className={css.terms}>
      <summary>Условия возврата</summary>
      <ul>
        {ticketRefundTerms.map(({ days, percent }) => (
          <li key={days}>
            за&nbsp;{daysText(days)} до&nbsp;начала и&nbsp;раньше вернём {percent}&nbsp;% цены билета
          </li>
        ))}
        <li>позже деньги не&nbsp;возвращаются, после начала билет не&nbsp;отменить</li>
      </ul>
    </details>
  );
}
