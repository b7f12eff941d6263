import { ApiFailure } from '@venue/sdk';
import { acceptInvitation, checkInvitation } from '@venue/sdk/staff';
import { InvitationAnswer } from '@venue/sdk/staff/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { PasswordField } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';

interface Props {
  /** The token from the invitation link. */
  token: string;
  /** Leads to the login. */
  done: () => void;
}

/** The page of an invitation link. An invalid link is reported before the user chooses a password. */
export default function InvitationForm({ token, done }: Props) {
  const { data, error, refetch } = useCall(checkInvitation, { body: { token } });
  if (error instanceof ApiFailure && (error.code === 'invitation_spent' || error.code === 'invalid_input'))
    return <Spent done={done} />;
  if (data) return <NewPassword token={token} done={done} />;
  return error ? (
    <ErrorNote error={error} title="Не удалось проверить ссылку" retry={() => void refetch()} />
  ) : (
    <FormSkeleton />
  );
}

const Spent = ({ done }: Pick<Props, 'done'>) => (
  <Empty
    title="Ссылка уже не&nbsp;действует"
    text="Она открывается один раз и&nbsp;в&nbsp;течение суток. Если пароль уже задан, войдите с&nbsp;ним. Если нет, попросите администратора прислать новую ссылку."
    action={
      <Button variant="contained" onClick={done}>
        Перейти ко&nbsp;входу
      </Button>
    }
  />
);

/** Sets the password of an invited colleague, who then signs in with it. */
function NewPassword({ token, done }: Props) {
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
