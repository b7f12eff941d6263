import { ApiFailure, formatPhone, type Unreachable } from '@venue/sdk';
import { CodeAnswer, type LoginResult, RegistrationBody, ResetBody } from '@venue/sdk/auth/model';
import { consentTexts } from '@venue/sdk/privacy/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { CodeStep } from '@venue/shared-ui/fields/CodeStep.tsx';
import { Checkbox, PasswordField } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import css from './StepFrame.module.css';
import { StepFrame, UserName } from './StepFrame.tsx';
import { LATER, type StepProps } from './steps.ts';
import { usePhoneCode } from './usePhoneCode.ts';

const proven = { code: CodeAnswer.shape.code, password: ResetBody.shape.password };
const schemas = {
  registration: z.object({ ...proven, consent: RegistrationBody.shape.consent }),
  reset: z.object({ ...proven, consent: z.boolean() }),
};

const textsByStep = {
  registration: {
    heading: 'Регистрация',
    label: 'Придумайте пароль',
    submit: 'Зарегистрироваться',
    texts: {
      done: 'Вы успешно зарегистрированы',
      refused: 'Не удалось зарегистрироваться',
      failed: `Произошла ошибка при регистрации. ${LATER}`,
    },
  },
  reset: {
    heading: 'Новый пароль',
    label: 'Новый пароль',
    submit: 'Сохранить и\u00a0войти',
    texts: {
      done: 'Пароль успешно изменён',
      refused: 'Не удалось изменить пароль',
      failed: `Произошла ошибка при изменении пароля. ${LATER}`,
    },
  },
} as const;

interface Props extends StepProps {
  step: 'registration' | 'reset';
}

/**
 * Verifies the phone by a code and sets a password: for a new account, with the consent, or to replace a forgotten one.
 */
export default function NewPasswordStep({ step, door, typed, go }: Props) {
  const { session } = useApi();
  const { phone } = typed;
  const { heading, label, submit, texts } = textsByStep[step];
  const register = useSend(door.register, texts);
  const reset = useSend(door.reset, texts);
  const flow = usePhoneCode(step, phone);

  const form = useForm({
    schema: schemas[step] as typeof schemas.reset,
    from: { code: flow.code, password: typed.newPassword, consent: typed.consent },
    submit: async ({ code, password }, { setServerErrors }) => {
      if (flow.smsuid === null) return;
      const body = { phone, password, code, smsuid: flow.smsuid };
      const handles = (failure: ApiFailure | Unreachable) => knownNow(failure) || setServerErrors(failure);
      const reply =
        step === 'registration'
          ? await register.send({ body: { ...body, consent: true } }, { handles })
          : await reset.send({ body }, { handles });
      if (reply) enter(reply.message);
    },
  });
  const { setValue, getValues, clearErrors, formState } = form.methods;
  const keep = () => ({ newPassword: getValues('password'), consent: getValues('consent') });

  const enter = (result: LoginResult) => {
    flow.reset();
    if (result.successful) session.signIn(result);
  };
  // Someone registered this phone in the meantime, perhaps in another tab: what is left is to sign in.
  const knownNow = (failure: ApiFailure | Unreachable): boolean => {
    if (!(failure instanceof ApiFailure) || failure.code !== 'user_exists') return false;
    notify.error(failure.text);
    go('password', keep());
    return true;
  };

  const { code, state } = flow;
  const write = useEffectEvent(() => {
    setValue('code', code);
    clearErrors('code');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code calls for writing it down
  useEffect(() => write(), [code]);

  return (
    <StepFrame heading={heading} phone={phone} changePhone={() => go('phone', keep())}>
      <Form form={form} label={heading}>
        <UserName phone={phone} />
        <CodeStep
          flow={flow}
          text={
            <>
              Введите код, отправленный на&nbsp;номер <span className={css.whole}>{formatPhone(phone)}</span>
            </>
          }
          error={formState.errors.code && (state === 'sent' ? formState.errors.code.message : 'Отправьте новый код')}
        />
        <PasswordField
          name="password"
          label={label}
          kind="new"
          hint={formState.errors.password ? undefined : 'Не\u00a0меньше 8\u00a0символов'}
        />
        {step === 'registration' && <Checkbox name="consent" label={consentTexts.account.text} />}
        <SubmitButton fullWidth>{submit}</SubmitButton>
        {step === 'reset' && (
          <Button fullWidth onClick={() => go('password', keep())}>
            Войти с&nbsp;прежним паролем
          </Button>
        )}
      </Form>
    </StepFrame>
  );
}
