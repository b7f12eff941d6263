import { ApiFailure, failedAt, formatPhone, formatWholePhone, Phone } from '@venue/sdk';
import { sendSmsCode } from '@venue/sdk/codes';
import { smsCodeType } from '@venue/sdk/codes/model';
import { activateAccountPhone, activatePhone } from '@venue/sdk/profile';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useApi, useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CodeForm } from '../../app/person/CodeForm.tsx';
import css from '../Profile.module.css';

const texts = {
  done: 'Номер телефона подтверждён',
  refused: 'Не удалось подтвердить номер телефона',
  failed: failedAt('подтверждении номера телефона'),
};

/** The phone used for signing in. A new number replaces it once verified by a code sent there. */
export function PhoneCard({ profile: { userPhone, userPhoneActive } }: { profile: UserProfile }) {
  const [changing, setChanging] = useState(false);
  // The number a code is being asked for.
  const [proving, setProving] = useState<string | null>(null);
  const close = () => {
    setChanging(false);
    setProving(null);
  };
  return (
    <section className={css.note} aria-labelledby="phone-heading">
      <div className={css.line}>
        <h2 id="phone-heading">Телефон</h2>
        <StatusChip
          option={
            userPhoneActive
              ? { id: 1, label: 'Подтверждён', tone: 'good' }
              : { id: 0, label: 'Не\u00a0подтверждён', tone: 'warn' }
          }
        />
      </div>
      <p className={css.digits}>{formatPhone(userPhone)}</p>
      {changing ? (
        <NewPhone present={userPhone} close={close} />
      ) : proving === null ? (
        <>
          <p className={css.soft}>По&nbsp;нему вы&nbsp;входите.</p>
          <div className={css.buttons}>
            {!userPhoneActive && (
              <Button variant="outlined" size="small" onClick={() => setProving(userPhone)}>
                Подтвердить номер
              </Button>
            )}
            <Button variant="outlined" size="small" onClick={() => setChanging(true)}>
              Сменить номер
            </Button>
          </div>
        </>
      ) : (
        <Proof phone={proving} done={close} cancel={close} taken={() => false} />
      )}
    </section>
  );
}

function NewPhone({ present, close }: { present: string; close: () => void }) {
  const [proving, setProving] = useState<string | null>(null);
  const form = useForm({
    schema: z.object({ phone: Phone.check(z.refine(phone => phone !== present, 'Это ваш нынешний номер')) }),
    from: { phone: '' },
    keep: 'new-phone',
    submit: (typed, { markSaved }) => {
      markSaved(typed);
      setProving(typed.phone);
    },
  });
  if (proving === null) {
    return (
      <Form form={form} label="Новый номер телефона">
        <PhoneField
          name="phone"
          label="Новый номер"
          hint="Пришлём на&nbsp;него код. Прежним номером войти будет нельзя."
        />
        <div className={css.buttons}>
          <SubmitButton size="medium">Получить код</SubmitButton>
          <Button color="inherit" onClick={close}>
            Отмена
          </Button>
        </div>
      </Form>
    );
  }
  const taken = (failure: ApiFailure) => {
    setProving(null);
    return form.setServerErrors(new ApiFailure(failure.code, { fields: { phone: failure.text } }));
  };
  return <Proof phone={proving} done={close} cancel={() => setProving(null)} taken={taken} />;
}

interface ProofProps {
  phone: string;
  done: () => void;
  cancel: () => void;
  /** Handles a number that another account uses; returns whether it was handled. */
  taken: (failure: ApiFailure) => boolean;
}

function Proof({ phone, done, cancel, taken }: ProofProps) {
  const { client } = useApi();
  const organiser = useCurrent()?.role === 'landing';
  const { send } = useSend(organiser ? activateAccountPhone : activatePhone, texts);
  const flow = useCodeFlow({
    purpose: `phone:${phone}`,
    send: () => client.send(sendSmsCode, { body: { phone, type: smsCodeType.confirm } }).then(sentCode),
  });
  return (
    <CodeForm
      flow={flow}
      name="Подтверждение номера телефона"
      label="Код из&nbsp;СМС"
      text={`Введите код, отправленный на номер ${formatWholePhone(phone)}`}
      answer={async (answer, setServerErrors) => {
        const handles = (failure: unknown) =>
          failure instanceof ApiFailure && (failure.code === 'user_exists' ? taken(failure) : setServerErrors(failure));
        if (!(await send({ body: answer }, { handles }))) return;
        flow.reset();
        done();
      }}
      cancel={cancel}
    />
  );
}
