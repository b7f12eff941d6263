import { failedAt } from '@venue/sdk';
import { payTicketOrder } from '@venue/sdk/tickets';
import { type TicketOrder, ticketOrderStatus } from '@venue/sdk/tickets/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/** What the buyer sees of an order's payment. */
export type OrderStage = 'pay' | 'paying' | 'checking' | 'declined' | 'issued' | 'lapsed';

type Known = Pick<TicketOrder, 'orderStatus' | 'isPaying' | 'canPay' | 'refunds'>;
type FrameResult = 'nothing' | 'success' | 'fail';

/** The stage of an order: as the server has it, and the result that the provider’s frame reported in this visit, a hint only. */
function stageOf(
  { orderStatus, isPaying, canPay, refunds }: Known,
  frameResult: FrameResult,
  isOpen: boolean,
): OrderStage {
  if (orderStatus === ticketOrderStatus.issued) return 'issued';
  if (orderStatus === ticketOrderStatus.lapsed)
    return frameResult === 'success' && isPaying && refunds.length === 0 ? 'checking' : 'lapsed';
  if (frameResult === 'success') return isPaying ? 'checking' : 'declined';
  if (frameResult === 'fail') return 'declined';
  if (isOpen && canPay) return 'paying';
  if (!canPay) return isPaying ? 'checking' : 'lapsed';
  return 'pay';
}

interface Options {
  order: TicketOrder;
  /** Reads the order again. */
  again: () => void;
}

/** Pays an order in the provider's frame, and opens a payment again that was begun before the page was loaded. */
export function useOrderPayment({ order, again }: Options) {
  const { orderKey: slug, isPaying, canPay } = order;
  const { send, busy } = useSend(payTicketOrder, {
    refused: 'Не\u00a0удалось оплатить билеты',
    failed: failedAt('оплате билетов'),
  });
  const [frameUrl, setFrameUrl] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [frameResult, setFrameResult] = useState<FrameResult>('nothing');

  async function start(): Promise<void> {
    if (busy) return;
    const reply = await send({ slug }, { covers: true });
    setTried(true);
    setFrameResult('nothing');
    setFrameUrl(reply?.message.frameUrl ?? null);
    again();
  }

  const resume = useEffectEvent(start);
  const mustResume = isPaying && canPay && !tried;
  useEffect(() => {
    if (mustResume) void resume();
  }, [mustResume]);

  return {
    stage: stageOf(order, frameResult, frameUrl !== null),
    frameUrl,
    start,
    busy,
    resuming: mustResume,
    hear: (what: 'success' | 'fail') => {
      setFrameResult(what);
      again();
    },
  };
}
