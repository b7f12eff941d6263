import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Door } from './doors.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { leftOff, type Step, type StepProps, type Typed } from './steps.ts';

const load = () => import('./NewPasswordStep.tsx');
const NewPasswordStep = lazy(load);

/** The steps of signing in. Each is a form of its own; what was typed lives here and outlasts them. */
export function LoginForm({ door }: { door: Door }) {
  const { session } = useApi();
  const [{ step, typed }, setWay] = useState(() => {
    const { step: at, phone } = leftOff(session, serverNow());
    const nothing: Typed = { phone, password: '', newPassword: '', consent: false };
    return { step: at, typed: nothing };
  });
  // The steps behind a code come a moment later, while the phone is being typed.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, []);
  const go = (next: Step, values: Partial<Typed>) => setWay({ step: next, typed: { ...typed, ...values } });
  const props: StepProps = { door, typed, go };
  if (step === 'phone') return <PhoneStep {...props} />;
  if (step === 'password') return <PasswordStep {...props} />;
  return (
    <Suspense fallback={null}>
      <NewPasswordStep key={step} step={step} {...props} />
    </Suspense>
  );
}
