import { finishOwnSetup, removeOwnFactor, renewRecoveryCodes, startOwnSetup } from '@venue/sdk/security/admin';
import { OwnProof, OwnSetup } from '@venue/sdk/security/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { CodeField } from '@venue/shared-ui/fields/CodeField.tsx';
import { PasswordField, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useState } from 'react';
import { FactorSecret, RecoveryCodes, useFirstReply } from './security.view.tsx';

export type FactorTask = 'setup' | 'codes' | 'remove';

const titles: Readonly<Record<FactorTask, string>> = {
  setup: 'Подключить второй фактор',
  codes: 'Новые запасные коды',
  remove: 'Отключить второй фактор',
};

interface Props {
  task: FactorTask;
  close: () => void;
}

/** Sets the person's second factor up, replaces its recovery codes, or removes it. */
export default function FactorDialog({ task, close }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <SmallDialog title={titles[task]} close={close} stays>
      {codes ? (
        <RecoveryCodes codes={codes} done={close} />
      ) : task === 'setup' ? (
        <Setup done={setCodes} close={close} />
      ) : (
        <Proof task={task} done={setCodes} close={close} />
      )}
    </SmallDialog>
  );
}

interface PartProps {
  done: (codes: readonly string[]) => void;
  close: () => void;
}

function Setup(props: PartProps) {
  const { data, error, refetch } = useCall(startOwnSetup, {});
  const setup = useFirstReply(data?.message);
  if (!setup)
    return error ? (
      <ErrorNote error={error} title="Не удалось начать подключение" retry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  return (
    <>
      <FactorSecret setup={setup} />
      <SetupForm setup={setup.setup} {...props} />
    </>
  );
}

function SetupForm({ setup, done, close }: PartProps & { setup: string }) {
  const { send } = useSend(finishOwnSetup, { done: 'Второй фактор подключён' });
  const form = useForm({
    schema: OwnSetup,
    from: { setup, code: '', password: '' },
    submit: async (body, { setServerErrors }) => {
      const reply = await send({ body }, { handles: setServerErrors });
      if (reply) done(reply.message.recoveryCodes);
    },
  });
  return (
    <Form form={form} label={titles.setup}>
      <CodeField name="code" label={'Код из\u00a0приложения'} />
      <PasswordField name="password" label="Ваш пароль" kind="current" />
      <DialogButtons cancel={close}>
        <SubmitButton size="medium">Подключить</SubmitButton>
      </DialogButtons>
    </Form>
  );
}

function Proof({ task, done, close }: PartProps & { task: 'codes' | 'remove' }) {
  const renewing = useSend(renewRecoveryCodes);
  const removing = useSend(removeOwnFactor, { done: 'Второй фактор отключён' });
  const form = useForm({
    schema: OwnProof,
    from: { password: '', code: '' },
    submit: async (body, { setServerErrors: handles }) => {
      if (task === 'remove') {
        if (await removing.send({ body }, { handles })) close();
        return;
      }
      const reply = await renewing.send({ body }, { handles });
      if (reply) done(reply.message.recoveryCodes);
    },
  });
  return (
    <Form form={form} label={titles[task]}>
      <p>
        {task === 'remove'
          ? 'После этого для\u00a0входа хватит одного пароля.'
          : 'Прежние запасные коды перестанут подходить.'}
      </p>
      <PasswordField name="password" label="Ваш пароль" kind="current" />
      <Text
        name="code"
        label={'Код из\u00a0приложения'}
        hint="Или запасной код."
        autoComplete="one-time-code"
        maxLength={24}
      />
      <DialogButtons cancel={close}>
        <SubmitButton size="medium" color={task === 'remove' ? 'error' : 'primary'}>
          {task === 'remove' ? 'Отключить' : 'Получить коды'}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}
