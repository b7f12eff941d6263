import { formatWholePhone, Phone, requiredName } from '@venue/sdk';
import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { type SentCode, useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { forgetTyped } from '@venue/shared-ui/form/typed.ts';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { type ComponentProps, useState } from 'react';
import * as z from 'zod/mini';
import { CodeForm } from './CodeForm.tsx';

interface Who {
  readonly name: string;
  readonly phone: string;
}

type Answer = Parameters<ComponentProps<typeof CodeForm>['answer']>;

interface Props {
  /** What is typed is kept in the tab under this name. */
  keep: string;
  label: string;
  /** What comes to the phone. */
  hint: string;
  /** The text of the consent, and the error without it. */
  consent: readonly [text: string, missing: string];
  /** Sends a code to the phone. */
  sendCode: (phone: string, proof?: string) => Promise<SentCode>;
  /** Sends everything; returns what to do then, or undefined if it was refused. */
  answer: (who: Who, code: Answer[0], setServerErrors: Answer[1]) => Promise<(() => void) | undefined>;
  cancel: () => void;
}

/** Lets a visitor go on without an account and without leaving the page: name, phone and its verification code. */
export default function GuestForm(props: Props) {
  const { keep, label, hint, consent, cancel } = props;
  const [who, setWho] = useState<Who | null>(null);
  const [typed, setTyped] = useState<Who>({ name: '', phone: '' });
  // The call accepts only `true`, but the checkbox starts unchecked; the message is the same as the call's.
  const agreement = z.boolean().check(z.refine(isGiven => isGiven, consent[1]));
  const form = useForm({
    schema: z.object({ name: requiredName(200), phone: Phone, consent: agreement }),
    from: { ...typed, consent: false },
    keep,
    submit: ({ name, phone }) => {
      setTyped({ name, phone });
      setWho({ name, phone });
    },
  });
  if (who) return <Proof {...props} who={who} cancel={() => setWho(null)} />;
  return (
    <Form form={form} label={label}>
      <Stack gap={16}>
        <Text name="name" label="Имя и&nbsp;фамилия" autoComplete="name" maxLength={200} />
        <PhoneField name="phone" label="Телефон" hint={hint} />
        <Checkbox name="consent" label={consent[0]} />
        <Flow gap={12}>
          <SubmitButton size="medium">Получить код</SubmitButton>
          <Button color="inherit" onClick={cancel}>
            Назад
          </Button>
        </Flow>
      </Stack>
    </Form>
  );
}

function Proof({ who, keep, sendCode, answer, cancel }: Props & { who: Who }) {
  const { phone } = who;
  const flow = useCodeFlow({ purpose: `${keep}:${phone}`, send: proof => sendCode(phone, proof) });
  return (
    <CodeForm
      flow={flow}
      name="Подтверждение телефона"
      label="Код из&nbsp;СМС"
      text={`Введите код, отправленный на номер ${formatWholePhone(phone)}`}
      answer={async (code, setServerErrors) => {
        const next = await answer(who, code, setServerErrors);
        if (!next) return;
        flow.reset();
        forgetTyped(keep);
        next();
      }}
      cancel={cancel}
    />
  );
}
