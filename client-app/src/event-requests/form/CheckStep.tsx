import { check } from '@venue/sdk';
import { type EventRequest, eventDuration } from '@venue/sdk/event-requests/model';
import { MissingFields } from '@venue/shared-ui/draft/MissingFields.tsx';
import { cleaned } from '@venue/shared-ui/form/resolver.ts';
import { useWatch } from 'react-hook-form';
import { requestFields } from '../fields.ts';
import { Answers } from './Answers.tsx';
import { BusyNote } from './BusyNote.tsx';
import type { RequestValues } from './requestForm.ts';
import { useServices } from './useOffer.ts';
import { useRequestSchema } from './useRequestSchema.ts';

const apart = ['eventRequestDateStart', 'eventRequestTime'];
const titles = Object.fromEntries(Object.entries(requestFields).map(([name, { label }]) => [name, label]));

/** What is still missing, what happens next, and all answers with ways back to their steps. */
export function CheckStep({ request }: { request: EventRequest | undefined }) {
  // The form has a value for every field from the start.
  const values = useWatch() as RequestValues;
  const schema = useRequestSchema();
  const result = check(schema, cleaned(schema, values));
  const gaps = (result.ok ? [] : Object.keys(result.fields).map(path => path.split('.')[0] ?? '')).filter(
    // For an event of several days these are derived from the days.
    name => values.eventDuration !== eventDuration.multiDay || !apart.includes(name),
  );
  return (
    <>
      <h3>Проверьте ответы</h3>
      <MissingFields
        names={[...new Set(gaps)]}
        titles={titles}
        title="Перед отправкой заполните или исправьте:"
        ready="Всё заполнено, заявку можно отправлять"
      >
        После отправки заявка станет новой: менеджер площадки посмотрит её и&nbsp;свяжется с&nbsp;вами. Контакты,
        услуги, сценарий и&nbsp;файлы можно будет менять до&nbsp;начала мероприятия, остальное изменит менеджер.
      </MissingFields>
      <BusyNote id={request?.eventRequestId} />
      <Answers values={values} request={request} services={useServices(request)} linked />
    </>
  );
}
