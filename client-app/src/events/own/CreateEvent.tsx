import { createEvent, hasStream, NewEvent } from '@venue/sdk/events';
import { announcementRecord, eventRecord } from '@venue/sdk/events/kind';
import { eventKind } from '@venue/sdk/events/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import editor from '../../app/records/Editor.module.css';
import { eventPaths } from '../events.paths.ts';
import css from './Editor.module.css';
import { EventSteps } from './EventSteps.tsx';
import { newEvent } from './eventForm.ts';

/** A new event or announcement. Once saved as a draft, editing continues at its own address, on the same step. */
export default function CreateEvent() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const asEvent = useSend(createEvent, eventRecord.texts.create);
  const asAnnouncement = useSend(createEvent, announcementRecord.texts.create);
  const form = useForm({
    schema: NewEvent,
    from: newEvent,
    draft: 'event.create',
    submit: async (values, current) => {
      const { send } = values.eventKind === eventKind.announcement ? asAnnouncement : asEvent;
      const body = { ...values, isOnline: hasStream(values) };
      const reply = await send({ body }, { handles: current.setServerErrors, covers: true });
      if (!reply) return;
      current.markSaved(values);
      const to = href(eventPaths.edit, { eventId: reply.message.eventId });
      navigate(params.has('step') ? `${to}?${params}` : to, { replace: true });
    },
  });
  return (
    <Page
      {...useScreen()}
      lead="Название, день и&nbsp;время — и&nbsp;черновик можно сохранить, остальное заполните потом. Введённое хранится само: можно уйти и&nbsp;вернуться."
    >
      <div className={css.column}>
        <div className={editor.card}>
          <Form form={form} label="Новое мероприятие">
            <EventSteps submit={<SubmitButton>Сохранить и&nbsp;добавить афишу</SubmitButton>} />
            <div className={editor.save}>
              <Button type="submit" variant="outlined" aria-disabled={form.busy || undefined}>
                Сохранить черновик
              </Button>
            </div>
          </Form>
        </div>
      </div>
    </Page>
  );
}
