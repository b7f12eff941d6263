import { acceptInvitation } from '@venue/sdk/staff';
import { InvitationAnswer } from '@venue/sdk/staff/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { PasswordField } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';

interface Props {
  /** What the link of the invitation carries. */
  token: string;
  done: () => void;
}

/** Where the link of an invitation leads: a colleague chooses a password here, and signs in with it then. */
export default function InvitationForm({ token, done }: Props) {
  const { send } = useSend(acceptInvitation, { done: 'Пароль сохранён. Войдите с\u00a0ним' });
  const form = useForm({
    schema: InvitationAnswer,
    from: { token, password: '' },
    submit: async (values, current) => {
      if (await send({ body: values }, { handles: current.setServerErrors, covers: true })) done();
    },
  });
  return (
    <Form form={form} label="Новый пароль">
      <p>Придумайте пароль: с&nbsp;ним и&nbsp;с&nbsp;номером телефона вы будете входить.</p>
      <PasswordField name="password" label="Новый пароль" kind="new" hint="Не&nbsp;меньше 8&nbsp;символов." />
      <SubmitButton fullWidth>Сохранить пароль</SubmitButton>
    </Form>
  );
}
