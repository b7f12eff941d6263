import { checkPhone } from '@venue/sdk/auth';
import { Credentials } from '@venue/sdk/auth/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import * as z from 'zod/mini';
import { useFocusOn } from '../app/records/useFocusOn.ts';
import { StateServicesButton } from './StateServicesButton.tsx';
import { StepFrame } from './StepFrame.tsx';
import { LOGIN_FAILED, type StepProps } from './steps.ts';

const schema = z.object({ phone: Credentials.shape.phone });

/** Asks for the phone and finds out whether it is known. */
export function PhoneStep({ typed, go }: StepProps) {
  const check = useSend(checkPhone, { failed: LOGIN_FAILED });
  const form = useForm({
    schema,
    from: { phone: typed.phone },
    submit: async ({ phone }, { setServerErrors }) => {
      const reply = await check.send({ query: { phone } }, { handles: setServerErrors });
      if (reply) go(reply.message.registered ? 'password' : 'registration', { phone });
    },
  });
  useFocusOn('phone');
  return (
    <StepFrame heading="Вход и&nbsp;регистрация">
      <Form form={form} label="Вход по номеру телефона">
        <PhoneField name="phone" label="Номер телефона" hint="Если вы у&nbsp;нас впервые, пришлём на&nbsp;него код" />
        <SubmitButton fullWidth>Продолжить</SubmitButton>
      </Form>
      <StateServicesButton open={() => go('state-services', form.methods.getValues())} />
    </StepFrame>
  );
}
