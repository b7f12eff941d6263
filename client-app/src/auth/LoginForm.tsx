import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Door } from './doors.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { type LoginStep, leftOff, OPEN_STATE_SERVICES, type StepProps, type Typed } from './steps.ts';

const load = () => import('./NewPasswordStep.tsx');
const NewPasswordStep = lazyWithRetry(load);
const StateServicesStep = lazyWithRetry(() => import('./StateServicesStep.tsx'));

/** The steps of signing in. Each is a separate form; what was typed is kept here across steps. */
export function LoginForm({ door }: { door: Door }) {
  const { session } = useApi();
  const { state } = useLocation();
  const [{ step, typed }, setWay] = useState(() => {
    const draft = leftOff(session, serverNow());
    const { step: at, phone }: typeof draft =
      state === OPEN_STATE_SERVICES ? { step: OPEN_STATE_SERVICES, phone: '' } : draft;
    const nothing: Typed = { phone, password: '', newPassword: '', consent: false };
    return { step: at, typed: nothing };
  });
  // The later steps are loaded while the phone is being typed.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, []);
  const go = (next: LoginStep, values: Partial<Typed>) => setWay({ step: next, typed: { ...typed, ...values } });
  const props: StepProps = { door, typed, go };
  if (step === 'phone') return <PhoneStep {...props} />;
  if (step === 'password') return <PasswordStep {...props} />;
  return (
    <Suspense fallback={null}>
      {step === 'state-services' ? (
        <StateServicesStep {...props} />
      ) : (
        <NewPasswordStep key={step} step={step} {...props} />
      )}
    </Suspense>
  );
}
