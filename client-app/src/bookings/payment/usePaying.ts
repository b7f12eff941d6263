import { failedAt } from '@venue/sdk';
import { payByLink, payEmbedded } from '@venue/sdk/bookings';
import { type BookingInfo, bookingStatus } from '@venue/sdk/bookings/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FrameReport } from './paymentStage.ts';

export interface Paying {
  /** The URL of the provider's form; null until it is requested. */
  readonly frameUrl: string | null;
  readonly start: () => Promise<void>;
  readonly busy: boolean;
  /** A payment begun before the page was loaded is being opened again. */
  readonly resuming: boolean;
  readonly hear: (result: 'success' | 'fail') => void;
  readonly frameReport: FrameReport;
}

interface Options {
  orderId: number;
  /** The token of the link that leads here; without it the booking is the person's own. */
  token?: string;
  info: BookingInfo | undefined;
  /** When the booking was last read, in milliseconds. */
  readAt: number;
  /** Reads the booking again. */
  again(): void;
}

const texts = {
  refused: 'Не удалось оплатить бронирование',
  failed: failedAt('оплате бронирования'),
};

/** Starts a payment, opens it again after a reload, and keeps the result that the provider's frame reports. */
export function usePaying({ orderId, token, info, readAt, again }: Options): Paying {
  const own = useSend(payEmbedded, texts);
  const byLink = useSend(payByLink, texts);
  const busy = own.busy || byLink.busy;
  const [frameUrl, setFrameUrl] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [report, setReport] = useState<{ what: 'success' | 'fail'; at: number } | null>(null);
  const [wasUnderWay, setWasUnderWay] = useState(false);

  async function start(): Promise<void> {
    if (busy) return;
    const reply =
      token === undefined
        ? await own.send({ body: { orderId } }, { covers: true })
        : await byLink.send({ body: { token } }, { covers: true });
    setTried(true);
    if (reply) {
      setReport(null);
      setWasUnderWay(false);
      setFrameUrl(reply.message.frameUrl);
    } else again();
  }

  // A payment in progress is resumed: the request returns the same payment and does not start a second one.
  const underWay = info?.status === bookingStatus.processing && info.can.includes('pay');
  // The bank's answer may reach the server before the frame reports anything.
  if (underWay && frameUrl !== null && !wasUnderWay) setWasUnderWay(true);
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
      setReport({ what, at: Date.now() });
      again();
    },
    frameReport: { result: report?.what ?? 'nothing', readSince: report !== null && readAt > report.at, wasUnderWay },
  };
}
