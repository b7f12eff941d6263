import { signInTexts } from '@venue/sdk';
import { Credentials } from '@venue/sdk/auth/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { sendProven } from '@venue/shared-ui/data/proven.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { PasswordField } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import * as z from 'zod/mini';
import { useFocusOn } from '../app/records/useFocusOn.ts';
import { StepFrame, UserName } from './StepFrame.tsx';
import { LOGIN_FAILED, type StepProps } from './steps.ts';

const schema = z.object({ password: Credentials.shape.password });

/** Asks a known phone for its password. Once signed in, the guard leads to the page that was wanted. */
export function PasswordStep({ door, typed, go }: StepProps) {
  const { session } = useApi();
  const { phone } = typed;
  const login = useSend(door.login, { failed: LOGIN_FAILED });
  const form = useForm({
    schema,
    from: { password: typed.password },
    submit: async ({ password }, { methods, setServerErrors }) => {
      const onRefused = () => {
        methods.setError('password', { type: 'server', message: signInTexts.wrongCredentials });
        methods.setFocus('password');
      };
      const reply = await sendProven(
        (proof, handles) => login.send({ body: { phone, password, proof } }, { onRefused, handles }),
        setServerErrors,
      );
      if (reply?.message.successful) session.signIn(reply.message);
    },
  });
  const { getValues } = form.methods;
  useFocusOn('password');
  return (
    <StepFrame heading="Вход" phone={phone} changePhone={() => go('phone', getValues())}>
      <Form form={form} label="Вход">
        <UserName phone={phone} />
        <PasswordField name="password" label="Пароль" kind="current" />
        <SubmitButton fullWidth>Войти</SubmitButton>
        <Button fullWidth onClick={() => go('reset', getValues())}>
          Забыли пароль?
        </Button>
      </Form>
    </StepFrame>
  );
}
