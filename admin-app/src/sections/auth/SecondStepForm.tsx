import type { SecondStep } from '@venue/sdk/auth/model';
import { finishStepSetup, passSecondStep, startStepSetup } from '@venue/sdk/security';
import { StepCode, type StepReady, StepSetup } from '@venue/sdk/security/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { CodeField } from '@venue/shared-ui/fields/CodeField.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useState } from 'react';
import { FactorSecret, RecoveryCodes, useFirstReply } from '../security/security.view.tsx';

interface Props {
  step: SecondStep;
  /** Back to the password. */
  leave: () => void;
}

/** What a login needs after the password: a code of the app, or an app that is set up first. */
export default function SecondStepForm({ step, leave }: Props) {
  return (
    <>
      {step.needs === 'code' ? <CodeForm ticket={step.ticket} /> : <Setup ticket={step.ticket} />}
      <Button fullWidth onClick={leave}>
        Вернуться к&nbsp;паролю
      </Button>
    </>
  );
}

function CodeForm({ ticket }: { ticket: string }) {
  const { session } = useApi();
  const { send } = useSend(passSecondStep);
  const [byRecovery, setByRecovery] = useState(false);
  const form = useForm({
    schema: StepCode,
    from: { ticket, code: '' },
    submit: async (body, { setServerErrors }) => {
      const reply = await send({ body }, { handles: setServerErrors });
      if (reply) session.signIn(reply.message);
    },
  });
  const turn = () => {
    form.methods.reset({ ticket, code: '' });
    setByRecovery(!byRecovery);
  };
  return (
    <Form form={form} label="Второй шаг входа">
      {byRecovery ? (
        <Text
          name="code"
          label="Запасной код"
          hint="Из&nbsp;тех, что вы сохранили при подключении. Каждый подходит один раз."
          autoComplete="off"
          maxLength={24}
        />
      ) : (
        <CodeField name="code" label={'Код из\u00a0приложения'} hint="6&nbsp;цифр из&nbsp;приложения с&nbsp;кодами." />
      )}
      <SubmitButton fullWidth>Войти</SubmitButton>
      <Button fullWidth onClick={turn}>
        {byRecovery ? 'Ввести код из\u00a0приложения' : 'Телефона нет под рукой'}
      </Button>
    </Form>
  );
}

function Setup({ ticket }: { ticket: string }) {
  const { session } = useApi();
  const { data, error, refetch } = useCall(startStepSetup, { body: { ticket } });
  const setup = useFirstReply(data?.message);
  const [ready, setReady] = useState<StepReady | null>(null);
  if (ready) return <RecoveryCodes codes={ready.recoveryCodes} done={() => session.signIn(ready.opened)} />;
  if (!setup)
    return error ? (
      <ErrorNote error={error} title="Не удалось начать подключение" retry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  return (
    <>
      <p>Ваша роль требует второй фактор: кроме пароля, при входе нужен код из&nbsp;приложения.</p>
      <FactorSecret setup={setup} />
      <SetupForm ticket={ticket} setup={setup.setup} done={setReady} />
    </>
  );
}

interface SetupProps {
  ticket: string;
  setup: string;
  done: (ready: StepReady) => void;
}

function SetupForm({ ticket, setup, done }: SetupProps) {
  const { send } = useSend(finishStepSetup);
  const form = useForm({
    schema: StepSetup,
    from: { ticket, setup, code: '' },
    submit: async (body, { setServerErrors }) => {
      const reply = await send({ body }, { handles: setServerErrors, covers: true });
      if (reply) done(reply.message);
    },
  });
  return (
    <Form form={form} label="Подключение второго фактора">
      <CodeField name="code" label={'Код из\u00a0приложения'} />
      <SubmitButton fullWidth>Подключить и&nbsp;войти</SubmitButton>
    </Form>
  );
}
