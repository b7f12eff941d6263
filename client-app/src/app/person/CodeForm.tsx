import { CodeAnswer } from '@venue/sdk/auth/model';
import { CodeStep } from '@venue/shared-ui/fields/CodeStep.tsx';
import type { CodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm, type VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';

const schema = z.object({ code: CodeAnswer.shape.code });

interface Props {
  flow: CodeFlow;
  /** «Введите код, отправленный на адрес …». */
  text: ReactNode;
  /** The label of the code field. */
  label: string;
  /** Name of the form. */
  name: string;
  /** Submits the answer; `setServerErrors` shows errors beside the code. */
  answer: (answer: { code: string; smsuid: string }, setServerErrors: VenueForm['setServerErrors']) => Promise<unknown>;
  cancel: () => void;
  /** Submits as soon as the sixth digit is entered. */
  atOnce?: boolean;
}

/**
 * Asks for the code that verifies a phone or an e-mail. Sends the first code at once unless an earlier one is still
 * valid.
 */
export function CodeForm({ flow, text, label, name, answer, cancel, atOnce = false }: Props) {
  const form = useForm({
    schema,
    from: { code: flow.code },
    submit: async ({ code }, { setServerErrors }) => {
      if (flow.smsuid !== null) await answer({ code, smsuid: flow.smsuid }, setServerErrors);
    },
  });
  const { setValue, clearErrors, formState } = form.methods;
  const first = useEffectEvent(() => {
    if (flow.state === 'idle') void flow.start();
  });
  useEffect(() => first(), []);
  const { code, state } = flow;
  const write = useEffectEvent(() => {
    setValue('code', code);
    clearErrors('code');
    if (atOnce && /^\d{6}$/.test(code) && flow.state === 'sent') void form.onSubmit();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code calls for writing it down
  useEffect(() => write(), [code]);
  const wrong = formState.errors.code?.message;
  return (
    <Form form={form} label={name}>
      <CodeStep
        flow={flow}
        text={text}
        label={label}
        error={state === 'sent' ? wrong : wrong && 'Отправьте новый код'}
      />
      <Flow gap={12}>
        <SubmitButton size="medium">Подтвердить</SubmitButton>
        <Button color="inherit" onClick={cancel}>
          Отмена
        </Button>
      </Flow>
    </Form>
  );
}
