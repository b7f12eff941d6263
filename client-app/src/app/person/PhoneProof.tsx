import { ApiFailure, failedAt, formatWholePhone } from '@venue/sdk';
import { enterByPhone, sendEntryCode } from '@venue/sdk/codes';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { CodeForm } from './CodeForm.tsx';

interface Props {
  phone: string;
  /** Called just before signing in, which resets the page. */
  enter: () => void;
  cancel: () => void;
}

/** Verifies a visitor's phone with an SMS code and signs them in without leaving the page. */
export function PhoneProof({ phone, enter, cancel }: Props) {
  const { client, session } = useApi();
  const { send } = useSend(enterByPhone, {
    refused: 'Не\u00a0удалось войти: это телефон сотрудника',
    failed: failedAt('входе'),
  });
  const flow = useCodeFlow({
    purpose: `entry:${phone}`,
    send: proof => client.send(sendEntryCode, { body: { phone, proof } }).then(sentCode),
  });
  return (
    <CodeForm
      flow={flow}
      name="Подтверждение телефона"
      label="Код из&nbsp;СМС"
      text={`Введите код, отправленный на номер ${formatWholePhone(phone)}`}
      atOnce
      answer={async (answer, setServerErrors) => {
        const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
        const reply = await send({ body: { ...answer, phone, consent: true } }, { handles });
        if (!reply?.message.successful) return;
        flow.reset();
        enter();
        session.signIn(reply.message);
      }}
      cancel={cancel}
    />
  );
}
