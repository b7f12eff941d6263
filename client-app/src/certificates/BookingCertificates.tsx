import { getBookingCertificates, withdrawCertificates } from '@venue/sdk/certificates';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { UsedCertificates, withdrawalTexts } from './UsedCertificates.tsx';

/** The certificates that pay for a booking, or have paid for it. */
export default function BookingCertificates({ orderId }: { orderId: number }) {
  const uses = useCall(getBookingCertificates, { body: { orderId } }).data?.message.uses ?? [];
  const { send, busy } = useSend(withdrawCertificates, withdrawalTexts);
  return (
    <UsedCertificates uses={uses} withdraw={() => void send({ body: { orderId } }, { covers: true })} busy={busy} />
  );
}
