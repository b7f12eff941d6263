import { startSwap } from '@venue/sdk/auth';
import { SwapStart } from '@venue/sdk/auth/model';
import { consentTexts } from '@venue/sdk/privacy/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Checkbox } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { nextFrom } from '@venue/shared-ui/shell/next.ts';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useFocusOn } from '../app/records/useFocusOn.ts';
import { doorNames, doors } from './doors.ts';
import { StepFrame } from './StepFrame.tsx';
import { LOGIN_FAILED, type StepProps } from './steps.ts';

const schema = z.object({ consent: z.pipe(z.boolean(), SwapStart.shape.consent) });

/** Asks for the consent and redirects to the state services, which send the browser back to the wait page. */
export default function StateServicesStep({ door, typed, go }: StepProps) {
  const { pathname: path, search } = useLocation();
  const start = useSend(startSwap, { failed: LOGIN_FAILED });
  const form = useForm({
    schema,
    from: { consent: typed.consent },
    submit: async (_consented, { setServerErrors }) => {
      const account = doorNames.find(name => doors[name] === door) ?? 'marketplace';
      const next = nextFrom('', { path, search });
      const body = { type: 'esia', account, consent: true, ...(next === null ? {} : { next }) } as const;
      const reply = await start.send({ body }, { handles: setServerErrors, covers: true });
      if (reply) window.location.assign(reply.message.url);
    },
  });
  const { getValues } = form.methods;
  useFocusOn('consent');
  return (
    <StepFrame heading="Вход через Госуслуги">
      <p>
        Госуслуги передадут нам ваше имя, номер телефона и&nbsp;почту. Если вы у&nbsp;нас впервые, учётная запись
        появится сама.
      </p>
      <Form form={form} label="Вход через Госуслуги">
        <Checkbox name="consent" label={consentTexts.account.text} />
        <SubmitButton fullWidth>Перейти на&nbsp;Госуслуги</SubmitButton>
        <Button fullWidth onClick={() => go('phone', getValues())}>
          Войти по&nbsp;номеру телефона
        </Button>
      </Form>
    </StepFrame>
  );
}
