import { failedAt } from '@venue/sdk';
import { saveMyEventRequest } from '@venue/sdk/event-requests';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { valuesNow } from '@venue/shared-ui/form/rebase.ts';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type Step, Steps } from '@venue/shared-ui/steps/Steps.tsx';
import { Suspense } from 'react';
import editor from '../../app/records/Editor.module.css';
import { AboutStep } from './AboutStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ContactsStep } from './ContactsStep.tsx';
import { EstimatePanel } from './EstimatePanel.tsx';
import { FilesStep } from './FilesStep.tsx';
import { FollowGuests } from './FollowGuests.tsx';
import css from './RequestEditor.module.css';
import { type RequestValues, submittedBody } from './requestForm.ts';
import { SaveLine } from './SaveLine.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import { SpaceStep } from './SpaceStep.tsx';
import { stepFields, stepTitles } from './steps.ts';
import { TechStep } from './TechStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useAutosave } from './useAutosave.ts';
import { useRequestSchema } from './useRequestSchema.ts';

// Loaded lazily, because sorting stages adds 14 kB.
const ScenarioStep = lazyWithRetry(() => import('../scenario/ScenarioStep.tsx'));

interface Props {
  /** What the fields show at first. */
  from: RequestValues;
  /** Undefined until the first answer is saved. */
  id: number | undefined;
  /** The request as last loaded; it is loaded shortly after it gets its id. */
  request: EventRequest | undefined;
  onAdded: (id: number) => void;
  onSubmitted: () => void;
}

/** A request step by step. Every answer is saved as a draft by itself; the last step sends all of it to the venue. */
export function RequestEditor({ from, id, request, onAdded, onSubmitted }: Props) {
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

  const steps: Step[] = [
    { name: 'contacts', title: stepTitles.contacts, fields: stepFields.contacts, content: <ContactsStep /> },
    { name: 'about', title: stepTitles.about, fields: stepFields.about, content: <AboutStep /> },
    { name: 'time', title: stepTitles.time, fields: stepFields.time, content: <TimeStep id={id} /> },
    { name: 'space', title: stepTitles.space, fields: stepFields.space, content: <SpaceStep id={id} /> },
    { name: 'tech', title: stepTitles.tech, fields: stepFields.tech, content: <TechStep /> },
    {
      name: 'services',
      title: stepTitles.services,
      fields: stepFields.services,
      content: <ServicesStep groups={request?.eventRequestServices ?? []} />,
    },
    {
      name: 'scenario',
      title: stepTitles.scenario,
      fields: stepFields.scenario,
      content: (
        <Suspense fallback={<FormSkeleton />}>
          <ScenarioStep request={request} flush={autosave.flush} />
        </Suspense>
      ),
    },
    { name: 'files', title: stepTitles.files, fields: stepFields.files, content: <FilesStep request={request} /> },
    {
      name: 'check',
      title: 'Проверьте ответы',
      fields: [],
      content: <CheckStep request={request} />,
    },
  ];
  return (
    <div className={css.layout}>
      <div className={editor.card}>
        <Form form={form} label="Заявка на мероприятие">
          {autosave.note}
          <FollowGuests groups={request?.eventRequestServices ?? []} />
          <Steps label="Шаги заявки" steps={steps} submit={<SubmitButton>Отправить заявку</SubmitButton>} />
          <SaveLine state={autosave.state} />
        </Form>
      </div>
      <EstimatePanel id={id} behind={autosave.state.kind === 'saving'} />
    </div>
  );
}
