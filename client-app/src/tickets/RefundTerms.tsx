import css from './OrderPage.module.css';
import TicketTerms from './TicketTerms.tsx';

/** The refund rules of tickets, collapsed. */
export function RefundTerms() {
  return (
    <details className={css.terms}>
      <summary>Условия возврата</summary>
      <TicketTerms />
    </details>
  );
}
