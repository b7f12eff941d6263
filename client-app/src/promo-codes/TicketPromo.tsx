import { applyTicketPaymentCode } from '@venue/sdk/certificates';
import { applyTicketPromo } from '@venue/sdk/promo-codes';
import type { TicketOrder } from '@venue/sdk/tickets/model';
import { PromoForm, promoWithdrawal } from '@venue/shared-ui/areas/promo-codes/PromoForm.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Suspense } from 'react';
import { TicketCertificates } from '../certificates/certificates.view.tsx';

/** The promo code and the certificates of an unpaid order of tickets, for whoever has its key. */
export default function TicketPromo({ order: { orderKey: slug, promo, toPay } }: { order: TicketOrder }) {
  const { send, busy } = useSend(applyTicketPromo, promoWithdrawal);
  return (
    <PromoForm
      promo={promo}
      applied={`${promo?.promoCode} ${toPay}`}
      isOpen={toPay > 0}
      title="Промокод или&nbsp;сертификат"
      call={applyTicketPaymentCode}
      to={{ slug }}
      from={{ promoCode: '' }}
      keep={`promo:tickets:${slug}`}
      withdraw={() => void send({ slug, body: { promoCode: null } }, { covers: true })}
      busy={busy}
    >
      <Suspense fallback={null}>
        <TicketCertificates slug={slug} />
      </Suspense>
    </PromoForm>
  );
}
