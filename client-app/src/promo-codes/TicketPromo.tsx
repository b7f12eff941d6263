import { applyTicketPromo } from '@venue/sdk/promo-codes';
import type { TicketOrder } from '@venue/sdk/tickets/model';
import { PromoForm, promoWithdrawal } from '@venue/shared-ui/areas/promo-codes/PromoForm.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** The promo code of an unpaid order of tickets, for whoever has its key. */
export default function TicketPromo({ order: { orderKey: slug, promo } }: { order: TicketOrder }) {
  const { send, busy } = useSend(applyTicketPromo, promoWithdrawal);
  return (
    <PromoForm
      promo={promo}
      call={applyTicketPromo}
      to={{ slug }}
      from={{ promoCode: '' }}
      keep={`promo:tickets:${slug}`}
      withdraw={() => void send({ slug, body: { promoCode: null } }, { covers: true })}
      busy={busy}
    />
  );
}
