import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import { type EventFormValues, fieldTitles, missingFields } from '@venue/shared-ui/areas/events/eventForm.ts';
import { MissingFields } from '@venue/shared-ui/draft/MissingFields.tsx';
import { useWatch } from 'react-hook-form';

/** Lists the fields still missing for publication, and tells what happens next. */
export function CheckStep({ event }: { event: AdminEvent }) {
  // The form has a value for every field from the start.
  const values = useWatch() as EventFormValues;
  return (
    <MissingFields
      names={missingFields(values, event)}
      titles={fieldTitles}
      title="Чтобы опубликовать, заполните:"
      ready="Всё заполнено"
    >
      {nextOf(event)}
    </MissingFields>
  );
}

/** What happens next, depending on the status. */
function nextOf({ objectStatusId }: AdminEvent): string {
  const { draft, onVerification, published, awaitingPayment } = eventStatus;
  if (objectStatusId === draft) return 'После публикации его сразу увидят гости сайта.';
  if (objectStatusId === onVerification) return 'Организатор ждёт решения: примите его кнопками под заголовком.';
  if (objectStatusId === awaitingPayment) return 'Будет опубликовано само, когда организатор заплатит.';
  if (objectStatusId === published) return 'Опубликовано: сохранённые изменения гости видят сразу.';
  return 'Изменения сохраняются, гости их пока не\u00a0видят.';
}
