import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import css from './PaymentFrame.module.css';

interface Props {
  /** What is paid for, for screen readers: «Оплата брони № 12». */
  title: string;
  url: string;
  /** The frame has replaced the button that opens it: the focus moves into it. */
  fresh: boolean;
  /** The result the frame reports; it is only a hint, not proof of payment. */
  onResult(result: 'success' | 'fail'): void;
}

const FrameMessage = z.object({ source: z.literal('payment-frame'), event: z.enum(['ready', 'success', 'fail']) });

/**
 * The payment provider's own page, inline. No `sandbox` attribute: the frame needs scripts, its form and its own
 * origin, and with these three together the attribute protects from nothing.
 */
export function PaymentFrame({ title, url, fresh, onResult }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const origin = new URL(url, window.location.href).origin;

  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = z.safeParse(FrameMessage, event.data);
    if (!message.success) return;
    setReady(true);
    if (message.data.event !== 'ready') onResult(message.data.event);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  const takesFocus = useRef(fresh);
  useEffect(() => {
    if (ready && takesFocus.current) frame.current?.focus({ preventScroll: true });
  }, [ready]);

  return (
    <div className={css.box} aria-busy={!ready}>
      {!ready && (
        <p className={css.wait} role="status">
          <Spinner size={32} />
          Открываем форму оплаты…
        </p>
      )}
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        src={url}
        allow="payment"
        data-ready={ready || undefined}
        onLoad={() => setReady(true)}
      />
    </div>
  );
}
