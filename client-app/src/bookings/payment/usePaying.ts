import { failedAt } from '@venue/sdk';
import { payEmbedded } from '@venue/sdk/bookings';
import { type BookingInfo, bookingUserStatus } from '@venue/sdk/bookings/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FrameWord } from './paymentStage.ts';

export interface Paying {
  /** Where the provider's form is; null until it has been asked for. */
  readonly frameUrl: string | null;
  readonly start: () => Promise<void>;
  readonly busy: boolean;
  /** A payment begun before the page was loaded is being opened again. */
  readonly resuming: boolean;
  readonly hear: (said: 'success' | 'fail') => void;
  readonly word: FrameWord;
}

interface Options {
  orderId: number;
  info: BookingInfo | undefined;
  /** When the booking was last read, in milliseconds. */
  readAt: number;
  /** Reads the booking again. */
  again(): void;
}

/** Starts a payment, opens it again after a reload, and keeps what the provider's frame has said. */
export function usePaying({ orderId, info, readAt, again }: Options): Paying {
  const { send, busy } = useSend(payEmbedded, {
    refused: 'Не удалось оплатить бронирование',
    failed: failedAt('оплате бронирования'),
  });
  const [frameUrl, setFrameUrl] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState<{ what: 'success' | 'fail'; at: number } | null>(null);

  async function start(): Promise<void> {
    if (busy) return;
    const reply = await send({ body: { orderId } }, { covers: true });
    setTried(true);
    if (reply) {
      setSaid(null);
      setFrameUrl(reply.message.frameUrl);
    } else again();
  }

  // A payment under way continues by itself: asking again answers the same payment and starts no second one.
  const underWay = info?.status === bookingUserStatus.processing && info.can.includes('pay');
  const resume = useEffectEvent(start);
  const mustResume = underWay && !frameUrl && !tried;
  useEffect(() => {
    if (mustResume) void resume();
  }, [mustResume]);

  return {
    frameUrl,
    start,
    busy,
    resuming: mustResume,
    hear: what => {
      setSaid({ what, at: Date.now() });
      again();
    },
    word: { said: said?.what ?? 'nothing', readSince: said !== null && readAt > said.at },
  };
}
