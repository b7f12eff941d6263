import { ApiFailure } from '@venue/sdk';
import { register, resetPassword } from '@venue/sdk/auth';
import { type SecondStep, StaffRegistrationBody, StaffResetBody } from '@venue/sdk/auth/model';
import { sendSmsCode } from '@venue/sdk/codes';
import { smsCodeType } from '@venue/sdk/codes/model';
import { consentTexts } from '@venue/sdk/privacy/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { CodeStep } from '@venue/shared-ui/fields/CodeStep.tsx';
import { Checkbox, PasswordField, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type Captcha, CaptchaField } from './CaptchaField.tsx';

export type Occasion = 'registration' | 'reset';

const textsByOccasion = {
  registration: {
    label: 'Регистрация по\u00a0приглашению',
    lead: 'Для\u00a0тех, кого добавили в\u00a0сотрудники: подтвердите номер и\u00a0придумайте пароль.',
    email: 'На\u00a0эту почту будет записана учётная запись.',
    submit: 'Зарегистрироваться',
    done: 'Вы успешно зарегистрированы',
    refused:
      'Приглашения для\u00a0этого номера нет или оно уже не\u00a0действует. Попросите администратора отправить новое',
    failed: 'Произошла ошибка при регистрации. Попробуйте позже или обратитесь к администратору',
  },
  reset: {
    label: 'Восстановление пароля',
    lead: 'Подтвердите номер и\u00a0почту своей учётной записи.',
    email: 'Та, что записана в\u00a0вашей учётной записи.',
    submit: 'Сохранить и\u00a0войти',
    done: 'Пароль успешно изменён',
    refused: 'Пароль не\u00a0изменён: проверьте номер и\u00a0почту или попросите администратора отправить ссылку',
    failed: 'Произошла ошибка при изменении пароля. Попробуйте позже или обратитесь к администратору',
  },
} as const;

const own = { consent: z.boolean() };
// `smsuid`, the id of the code, is known only after the code was sent.
const schemas = {
  registration: z.extend(z.omit(StaffRegistrationBody, { smsuid: true }), {}),
  reset: z.extend(z.omit(StaffResetBody, { smsuid: true }), own),
};

interface Props {
  occasion: Occasion;
  /** Goes on with what the login needs after the password. */
  onSecondStep: (step: SecondStep) => void;
  /** Back to the login. */
  leave: () => void;
}

/** Sets the password of a member of staff: proved by a code, the captcha and the account's e-mail address. */
export default function NewPasswordForm({ occasion, onSecondStep, leave }: Props) {
  const { client, session } = useApi();
  const { label, lead, email: emailHint, submit, ...texts } = textsByOccasion[occasion];
  const registering = useSend(register, texts);
  const resetting = useSend(resetPassword, texts);
  const captcha = useRef<Captcha>(null);
  const [phone, setPhone] = useState('');
  const flow = useCodeFlow({
    purpose: `staff-${occasion}:${phone}`,
    send: proof => client.send(sendSmsCode, { body: { phone, type: smsCodeType[occasion], proof } }).then(sentCode),
  });
  const form = useForm({
    schema: schemas[occasion] as typeof schemas.reset,
    from: { phone: '', email: '', captcha: '', code: '', password: '', consent: false },
    submit: async ({ consent: _consent, ...values }, { methods, setServerErrors }) => {
      if (flow.smsuid === null) return methods.setError('code', { message: 'Отправьте новый код' });
      const body = { ...values, smsuid: flow.smsuid };
      let doubted = false;
      const how = {
        handles: (failure: unknown) => {
          doubted = failure instanceof ApiFailure && failure.code === 'captcha_failed';
          return failure instanceof ApiFailure && setServerErrors(failure);
        },
      };
      const reply =
        occasion === 'registration'
          ? await registering.send({ body: { ...body, consent: true } }, how)
          : await resetting.send({ body }, how);
      if (reply?.message.successful) {
        flow.reset();
        return session.signIn(reply.message);
      }
      if (reply && 'secondStep' in reply.message) {
        flow.reset();
        return onSecondStep(reply.message.secondStep);
      }
      // A captcha solution is valid for one attempt, and so is a correct SMS code.
      captcha.current?.reset();
      if (!doubted) captcha.current?.solve();
      if (reply) flow.reset();
    },
  });
  const { watch, trigger, setValue, clearErrors, formState } = form.methods;
  const typed = watch('phone');
  useEffect(() => setPhone(typed), [typed]);

  const { code } = flow;
  const write = useEffectEvent(() => {
    setValue('code', code);
    clearErrors('code');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code calls for writing it down
  useEffect(() => write(), [code]);

  return (
    <Form form={form} label={label}>
      <p>{lead}</p>
      <PhoneField name="phone" label="Телефон" />
      <CodeStep
        flow={{ ...flow, start: async () => (await trigger('phone', { shouldFocus: true })) && flow.start() }}
        text="Введите код, отправленный на этот номер"
        error={formState.errors.code?.message}
      />
      <Text name="email" label="Электронная почта" type="email" autoComplete="email" hint={emailHint} />
      <PasswordField name="password" label="Новый пароль" kind="new" hint="Не&nbsp;меньше 8&nbsp;символов." />
      <CaptchaField ref={captcha} name="captcha" />
      {occasion === 'registration' && <Checkbox name="consent" label={consentTexts.account.text} />}
      <SubmitButton fullWidth>{submit}</SubmitButton>
      <Button fullWidth onClick={leave}>
        Вернуться ко&nbsp;входу
      </Button>
    </Form>
  );
}
