import { failedAt } from '@venue/sdk';
import { listSpaces, saveActiveEventRequest } from '@venue/sdk/event-requests';
import { EventRequest } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { TimeField } from '@venue/shared-ui/dates/TimeField.tsx';
import { Checkbox, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form, Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { RestoredNote } from '@venue/shared-ui/form/RestoredNote.tsx';
import { baseOf, rebase, valuesNow } from '@venue/shared-ui/form/rebase.ts';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import editor from '../../app/records/Editor.module.css';
import { labelOf, requestFields } from '../fields.ts';
import ScenarioStep from '../scenario/ScenarioStep.tsx';
import { activeSchema, changedActive } from './activeForm.ts';
import { CapacityNote } from './CapacityNote.tsx';
import { FollowGuests } from './FollowGuests.tsx';
import { InnField } from './InnField.tsx';
import OrderedServices from './OrderedServices.tsx';
import { ParticipantsField } from './ParticipantsField.tsx';
import css from './RequestEditor.module.css';
import { RequestFiles } from './RequestFiles.tsx';
import { mergeRequest, type RequestValues, valuesOf } from './requestForm.ts';

interface Props {
  request: EventRequest;
  /** Called when the editor closes, saved or not. */
  close: () => void;
}

/** Edits a submitted request: contacts, guests, services, the scenario and files. A manager changes the rest. */
export default function ActiveEditor({ request, close }: Props) {
  const spaces = useCall(listSpaces, {}).data?.message.spaces;
  const schema = useMemo(() => activeSchema(spaces ?? []), [spaces]);
  const saving = useSend(saveActiveEventRequest, {
    done: 'Заявка на мероприятие успешно обновлена',
    refused: 'Не удалось обновить заявку на мероприятие',
    failed: failedAt('обновлении заявки на мероприятие'),
  });
  const conflict = useConflict<EventRequest, RequestValues>({
    schema: EventRequest,
    what: 'заявку',
    fields: requestFields,
    valuesOf,
  });
  const [from] = useState(() => valuesOf(request));
  const form = useForm({
    schema,
    from,
    keep: `request:${request.eventRequestId}`,
    submit: async () => {
      const values = valuesNow(form);
      if (!changedActive(values, baseOf(form))) return close();
      const reply = await conflict.attempt(form, values, async (current, handles, base) => {
        const body = changedActive(current, base);
        return body && saving.send({ id: request.eventRequestId, body }, { handles });
      });
      if (!reply) return;
      form.forget();
      close();
    },
  });

  // Stages are added and removed by calls of their own, and staff may change the request meanwhile.
  const follow = useEffectEvent((read: EventRequest) => {
    const base = baseOf(form);
    if (form.busy || conflict.note !== null || read.version < base.version) return;
    const theirs = valuesOf(read);
    const { values, clashes } = mergeRequest(base, form.methods.getValues(), theirs);
    if (clashes.length > 0) return;
    rebase(form, theirs, values);
  });
  useEffect(() => follow(request), [request]);

  return (
    <div className={editor.card}>
      <Form form={form} label="Изменение заявки">
        <RestoredNote form={form} />
        {conflict.note}
        <p>
          До&nbsp;начала мероприятия можно изменить контакты, гостей, услуги, сценарий и&nbsp;файлы. Дату, пространство
          и&nbsp;остальное меняет менеджер.
        </p>
        <Fields request={request} />
        <Flow gap={12} center>
          <SubmitButton>Сохранить изменения</SubmitButton>
          <Button variant="outlined" size="large" onClick={close}>
            Не&nbsp;менять
          </Button>
        </Flow>
      </Form>
      <UnsavedGuard
        dirty={changedActive(form.methods.getValues(), baseOf(form)) !== undefined && !form.busy}
        left={form.forget}
      />
      <section className={css.files} aria-label="Файлы заявки">
        <h2>Файлы</h2>
        <RequestFiles request={request} editable />
      </section>
    </div>
  );
}

const nothing = () => Promise.resolve();

function Fields({ request }: { request: EventRequest }) {
  const more = useWatch<RequestValues, 'needAdditionalEquipment'>({ name: 'needAdditionalEquipment' });
  return (
    <>
      <Group title="Контакты">
        <Text name="eventRequestFIO" label={labelOf('eventRequestFIO')} autoComplete="name" maxLength={200} />
        <Row>
          <PhoneField name="eventRequestPhone" label={labelOf('eventRequestPhone')} />
          <Text name="eventRequestEmail" label={labelOf('eventRequestEmail')} type="email" autoComplete="email" />
        </Row>
        <InnField />
      </Group>
      <Group title="Гости">
        <Row>
          <ParticipantsField />
          <TimeField name="guestsGatheringStart" label={labelOf('guestsGatheringStart')} optional />
        </Row>
        <CapacityNote />
        <TextArea name="regForm" label={labelOf('regForm')} maxLength={2000} optional />
      </Group>
      <Group title="Подготовка">
        <TextArea name="earlyPreparationInfo" label={labelOf('earlyPreparationInfo')} maxLength={2000} optional />
        <Checkbox name="needAdditionalEquipment" label="Нужно дополнительное оборудование" />
        {more && (
          <TextArea
            name="needAdditionalEquipmentInfo"
            label={labelOf('needAdditionalEquipmentInfo')}
            hint="Что именно, сколько и&nbsp;для чего"
            maxLength={2000}
          />
        )}
      </Group>
      <Group title="Услуги">
        <FollowGuests request={request} />
        <OrderedServices groups={request.eventRequestServices} />
      </Group>
      <Group title="Технический сценарий">
        <ScenarioStep request={request} flush={nothing} />
      </Group>
    </>
  );
}
