import css from './OrderPage.module.css';
import TicketTerms from './TicketTerms.tsx';

/** What comes back for a ticket that its holder gives up, as it is counted. */
export function RefundTerms() {
  return (
    <details className={css.terms}>
      <summary>Условия возврата</summary>
      <TicketTerms />
    </details>
  );
}
