import { failedAt } from '@venue/sdk';
import { sendEmailCode } from '@venue/sdk/codes';
import { smsCodeType } from '@venue/sdk/codes/model';
import { activateEmail } from '@venue/sdk/profile';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { useState } from 'react';
import { CodeForm } from '../../app/person/CodeForm.tsx';
import css from '../Profile.module.css';

const texts = {
  done: 'Электронная почта подтверждена',
  refused: 'Не удалось подтвердить электронную почту',
  failed: failedAt('подтверждении электронной почты'),
};

/** The saved e-mail address, whether it is verified, and its verification by a code sent there. */
export function EmailCard({ profile: { userEmail, userEmailActive, userEmailBouncedAt } }: { profile: UserProfile }) {
  const isLost = userEmailBouncedAt !== null;
  return (
    <section className={css.note} aria-labelledby="email-heading">
      <div className={css.line}>
        <h2 id="email-heading">Почта</h2>
        {userEmail && (
          <StatusChip
            option={
              isLost
                ? { id: 2, label: 'Письма не\u00a0доходят', tone: 'bad' }
                : userEmailActive
                  ? { id: 1, label: 'Подтверждена', tone: 'good' }
                  : { id: 0, label: 'Не\u00a0подтверждена', tone: 'warn' }
            }
          />
        )}
      </div>
      {userEmail ? (
        <>
          <p className={css.value}>{userEmail}</p>
          {isLost && (
            <p className={css.soft}>
              Почтовый сервер ответил, что такого адреса нет. Исправьте его в&nbsp;личных данных, а&nbsp;если он верный,
              подтвердите ещё раз. До&nbsp;тех пор пишем только в&nbsp;СМС.
            </p>
          )}
          {(isLost || !userEmailActive) && <Proof key={userEmail} email={userEmail} />}
        </>
      ) : (
        <p className={css.soft}>
          Не&nbsp;указана. Впишите её в&nbsp;личные данные: на&nbsp;неё придут чеки и&nbsp;ответы.
        </p>
      )}
    </section>
  );
}

function Proof({ email }: { email: string }) {
  const { client } = useApi();
  const { send } = useSend(activateEmail, texts);
  const flow = useCodeFlow({
    purpose: `email:${email}`,
    send: proof => client.send(sendEmailCode, { body: { email, type: smsCodeType.confirm, proof } }).then(sentCode),
  });
  // After a reload, asks again for the code that was already sent.
  const [open, setOpen] = useState(flow.state === 'sent');
  if (!open) {
    return (
      <>
        <p className={css.soft}>Пришлём на&nbsp;этот адрес код, он&nbsp;действует 5&nbsp;минут.</p>
        <div className={css.buttons}>
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            Подтвердить почту
          </Button>
        </div>
      </>
    );
  }
  return (
    <CodeForm
      flow={flow}
      name="Подтверждение электронной почты"
      label="Код из&nbsp;письма"
      text={`Введите код, отправленный на адрес ${email}`}
      answer={async (answer, setServerErrors) => {
        if (await send({ body: answer }, { handles: setServerErrors })) flow.reset();
      }}
      cancel={() => setOpen(false)}
    />
  );
}
