import { failedAt } from '@venue/sdk';
import { saveMyEventRequest } from '@venue/sdk/event-requests';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { valuesNow } from '@venue/shared-ui/form/rebase.ts';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import editor from '../../app/records/Editor.module.css';
import { RequestEstimate } from './EstimatePanel.tsx';
import css from './RequestEditor.module.css';
import { RequestSteps } from './RequestSteps.tsx';
import { type RequestValues, submittedBody } from './requestForm.ts';
import { SaveLine } from './SaveLine.tsx';
import { forgetAgreement, type typedRequest } from './typedRequest.ts';
import { useAutosave } from './useAutosave.ts';
import { useRequestSchema } from './useRequestSchema.ts';

interface Props {
  /** What the fields show at first. */
  from: RequestValues;
  /** What was typed before the login. */
  typed?: ReturnType<typeof typedRequest>;
  /** Undefined until the first answer is saved. */
  id: number | undefined;
  /** The request as last loaded; it is loaded shortly after it gets its id. */
  request: EventRequest | undefined;
  onAdded: (id: number) => void;
  onSubmitted: () => void;
}

/** A request step by step. Every answer is saved as a draft by itself; the last step sends all of it to the venue. */
export function RequestEditor({ from, typed, id, request, onAdded, onSubmitted }: Props) {
  const submitting = useSend(saveMyEventRequest, {
    done: 'Заявка на мероприятие отправлена',
    refused: 'Не удалось отправить заявку на мероприятие',
    failed: failedAt('отправке заявки на мероприятие'),
  });
  const form = useForm({
    schema: useRequestSchema(),
    from,
    submit: async () => {
      await autosave.flush();
      const typed = valuesNow(form);
      // Without a version the draft is not on the server yet; the line under the fields says why.
      if (typed.version === 0) return;
      const reply = await autosave.attempt(form, typed, (values, handles) =>
        submitting.send(
          { id: autosave.number() ?? 0, body: submittedBody(values) },
          { handles: failure => handles(failure) || form.setServerErrors(failure), covers: true },
        ),
      );
      if (reply) onSubmitted();
    },
  });
  const autosave = useAutosave({ form, id, request, onAdded });

  // What was typed before the login is what the customer types first.
  const takeOver = useEffectEvent(() => {
    if (!typed) return;
    form.methods.reset({ ...from, ...typed.values }, { keepDefaultValues: true });
    forgetAgreement(typed);
    void (typed.isAgreed ? form.onSubmit() : autosave.flush());
  });
  useEffect(() => takeOver(), []);

  return (
    <div className={css.layout}>
      <div className={editor.card}>
        <Form form={form} label="Заявка на мероприятие">
          {autosave.note}
          <RequestSteps id={id} request={request} flush={autosave.flush} />
          <SaveLine state={autosave.state} />
        </Form>
      </div>
      <FormProvider {...form.methods}>
        <RequestEstimate id={id} behind={autosave.state.kind === 'saving'} />
      </FormProvider>
    </div>
  );
}
