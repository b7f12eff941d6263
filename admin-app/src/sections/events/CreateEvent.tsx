import { blankEvent, hasStream, NewEvent } from '@venue/sdk/events';
import { addEvent } from '@venue/sdk/events/admin';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { eventKind } from '@venue/sdk/events/model';
import { useSearchParams } from 'react-router-dom';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { addressOf } from './addressOf.ts';
import { EventSteps } from './EventSteps.tsx';
import { eventPaths } from './events.paths.ts';

/** A new event or announcement. Once saved as a draft, it continues at its own address, at the same step. */
export default function CreateEvent({ as = eventKind.event }: { as?: (typeof eventKind.ids)[number] }) {
  const kind = eventRecordOf({ eventKind: as });
  const [params] = useSearchParams();
  return (
    <CreatePage
      kind={kind}
      create={addEvent}
      schema={NewEvent}
      from={{ ...blankEvent, eventKind: as }}
      bodyOf={values => ({ ...values, isOnline: hasStream(values) })}
      paths={eventPaths}
      next={event => `${addressOf(event)}?${params}`}
      submit="Сохранить черновик"
      draft={`${kind.name}.add`}
      lead={
        'Заполните главное и\u00a0сохраните черновик, потом добавьте афишу и\u00a0опубликуйте. Введённое сохраняется само: можно уйти и\u00a0вернуться.'
      }
    >
      <EventSteps kind={kind} submit={<span />} />
    </CreatePage>
  );
}
