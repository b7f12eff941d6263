import { getTicketCertificates, withdrawTicketCertificates } from '@venue/sdk/certificates';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { UsedCertificates, withdrawalTexts } from './UsedCertificates.tsx';

/** The certificates that pay for an order of tickets, or have paid for it. */
export default function TicketCertificates({ slug }: { slug: string }) {
  const uses = useCall(getTicketCertificates, { slug }).data?.message.uses ?? [];
  const { send, busy } = useSend(withdrawTicketCertificates, withdrawalTexts);
  return <UsedCertificates uses={uses} withdraw={() => void send({ slug }, { covers: true })} busy={busy} />;
}
