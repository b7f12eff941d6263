import type { TicketRefund } from '@venue/sdk/tickets/model';
import css from './OrderPage.module.css';
import TicketTerms from './TicketTerms.tsx';

/** The refund rules of tickets, collapsed. */
export function RefundTerms({ terms }: { terms: TicketRefund }) {
  return (
    <details className={css.terms}>
      <summary>Условия возврата</summary>
      <TicketTerms terms={terms} />
    </details>
  );
}
