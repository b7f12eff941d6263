import { ApiFailure, signInTexts } from '@venue/sdk';
import { login } from '@venue/sdk/auth';
import { type SecondStep, StaffLoginBody } from '@venue/sdk/auth/model';
import { Logo } from '@venue/shared-ui/brand/Logo.tsx';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { PasswordField } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { ReasonNote } from '@venue/shared-ui/shell/ReasonNote.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { ThemeSwitch } from '@venue/shared-ui/theme/ThemeSwitch.tsx';
import { Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Captcha, CaptchaField } from './CaptchaField.tsx';
import css from './LoginPage.module.css';
import type { Occasion } from './NewPasswordForm.tsx';

// Loaded lazily: few users need these forms, and their code would delay the login for everybody.
const InvitationForm = lazyWithRetry(() => import('./InvitationForm.tsx'));
const NewPasswordForm = lazyWithRetry(() => import('./NewPasswordForm.tsx'));
const SecondStepForm = lazyWithRetry(() => import('./SecondStepForm.tsx'));

const texts = {
  failed: signInTexts.loginFailed,
} as const;

/**
 * The login of staff. After it the guard redirects the user. Invitation links lead here, too: the token after the #
 * opens the form for a new password.
 */
export default function LoginPage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [occasion, setOccasion] = useState<Occasion | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  return (
    <div className={css.screen}>
      <header className={css.bar}>
        <span className={css.logo}>
          <Logo height={32} />
        </span>
        <ThemeSwitch />
      </header>
      <main className={css.card}>
        <Page {...useScreen()}>
          <ReasonNote />
          {step ? (
            <Suspense fallback={<FormSkeleton />}>
              <SecondStepForm step={step} leave={() => setStep(null)} />
            </Suspense>
          ) : token ? (
            <Suspense fallback={<FormSkeleton />}>
              <InvitationForm token={token} done={() => navigate({ hash: '' }, { replace: true })} />
            </Suspense>
          ) : occasion ? (
            <Suspense fallback={<FormSkeleton />}>
              <NewPasswordForm occasion={occasion} onSecondStep={setStep} leave={() => setOccasion(null)} />
            </Suspense>
          ) : (
            <>
              <LoginForm onSecondStep={setStep} />
              <Button fullWidth onClick={() => setOccasion('reset')}>
                Забыли пароль?
              </Button>
              <Button fullWidth onClick={() => setOccasion('registration')}>
                Регистрация по&nbsp;приглашению
              </Button>
            </>
          )}
        </Page>
      </main>
    </div>
  );
}

function LoginForm({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) {
  const { session } = useApi();
  const { send } = useSend(login, texts);
  const captcha = useRef<Captcha>(null);
  const form = useForm({
    schema: StaffLoginBody,
    from: { phone: '', password: '', captcha: '' },
    submit: async ({ phone, password, captcha: solution }, { methods, setServerErrors }) => {
      let doubted = false;
      const onRefused = () =>
        methods.setError('password', { type: 'server', message: signInTexts.wrongCredentials }, { shouldFocus: true });
      const body = { phone, password, captcha: solution, email: null };
      // Loaded on submit: only many wrong passwords need this code, so it stays out of the page's initial code.
      const { sendProven } = await import('@venue/shared-ui/data/proven.ts');
      const reply = await sendProven(
        (proof, handles) => send({ body: { ...body, proof } }, { handles, onRefused }),
        failure => {
          doubted = failure instanceof ApiFailure && failure.code === 'captcha_failed';
          return setServerErrors(failure);
        },
      );
      if (reply?.message.successful) return session.signIn(reply.message);
      if (reply && 'secondStep' in reply.message) return onSecondStep(reply.message.secondStep);
      // A captcha solution is valid for one attempt. It is solved again automatically, unless the server rejected it.
      captcha.current?.reset();
      if (!doubted) captcha.current?.solve();
    },
  });
  return (
    <Form form={form}>
      <PhoneField name="phone" label="Телефон" />
      <PasswordField name="password" label="Пароль" kind="current" />
      <CaptchaField ref={captcha} name="captcha" />
      <SubmitButton fullWidth>Войти</SubmitButton>
    </Form>
  );
}
