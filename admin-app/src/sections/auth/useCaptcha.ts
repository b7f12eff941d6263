import { captchaChallenge } from '@venue/sdk/auth';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type CaptchaState = 'idle' | 'working' | 'solved' | 'expired' | 'failed' | 'insecure';

/** Solves the server's challenge on demand and keeps the proof until it runs out; `onProof` is called with each change. */
export function useCaptcha(onProof: (proof: string) => void) {
  const { client } = useApi();
  const [state, setState] = useState<CaptchaState>('idle');
  const [until, setUntil] = useState<number | null>(null);
  const work = useRef<AbortController | null>(null);

  const change = (next: CaptchaState, proof = '') => {
    setState(next);
    onProof(proof);
  };
  const reset = () => {
    work.current?.abort();
    setUntil(null);
    change('idle');
  };
  const solve = async () => {
    work.current?.abort();
    // Browsers do not provide Web Crypto to pages loaded over an insecure connection.
    if (!window.isSecureContext) return change('insecure');
    const attempt = new AbortController();
    work.current = attempt;
    change('working');
    try {
      const [challenge, { solve: prove }] = await Promise.all([
        client.send(captchaChallenge, {}, { signal: attempt.signal }),
        import('@venue/shared-ui/data/proofOfWork.ts'),
      ]);
      const proof = await prove(challenge, attempt.signal);
      if (attempt.signal.aborted) return;
      setUntil(proof.until);
      change('solved', proof.text);
    } catch {
      if (!attempt.signal.aborted) change('failed');
    }
  };

  const expire = useEffectEvent(() => change('expired'));
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(expire, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => () => work.current?.abort(), []);

  return { state, solve, reset };
}
