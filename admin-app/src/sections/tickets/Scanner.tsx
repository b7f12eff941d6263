import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './Door.module.css';

/** The Barcode Detection API, which TypeScript does not declare yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const EVERY_MS = 250;
/** Milliseconds during which the same code is ignored, because it stays in front of the camera for a while. */
const SAME_MS = 4_000;

/** Whether this browser can read QR codes from its camera. */
export const canScan = (): boolean => detectorClass() !== undefined && navigator.mediaDevices !== undefined;

/** The camera's picture, read by the browser's own barcode detector. */
export function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const [on, setOn] = useState(false);
  return on ? (
    <>
      <Camera onCode={onCode} fail={() => setOn(false)} />
      <Button variant="outlined" onClick={() => setOn(false)}>
        Выключить камеру
      </Button>
    </>
  ) : (
    <Button variant="contained" size="large" onClick={() => setOn(true)}>
      Сканировать камерой
    </Button>
  );
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function Camera({ onCode, fail }: { onCode: (text: string) => void; fail: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const last = useRef({ text: '', at: 0 });
  const read = useEffectEvent((text: string) => {
    const now = Date.now();
    if (text === last.current.text && now - last.current.at < SAME_MS) return;
    last.current = { text, at: now };
    onCode(text);
  });
  const broken = useEffectEvent(() => {
    notify.error('Камера недоступна. Разрешите доступ к\u00a0ней или введите код билета');
    fail();
  });
  useEffect(() => {
    const Detector = detectorClass();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    const start = async () => {
      if (!Detector) return broken();
      const detector = new Detector({ formats: ['qr_code'] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const shown = video.current;
      if (gone || !shown) return stop(stream);
      shown.srcObject = stream;
      await shown.play();
      timer = setInterval(async () => {
        const [found] = await detector.detect(shown).catch(() => []);
        if (found) read(found.rawValue);
      }, EVERY_MS);
    };
    start().catch(() => broken());
    return () => {
      gone = true;
      clearInterval(timer);
      stop(stream);
    };
  }, []);
  return <video ref={video} className={css.video} muted playsInline aria-label="Камера: наведите на QR-код билета" />;
}
