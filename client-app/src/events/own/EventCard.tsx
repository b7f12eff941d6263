import { type EventRow, eventStatus } from '@venue/sdk/events/model';
import { formatWhen, formatWhere } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { RecordCard } from '../../app/records/RecordCard.tsx';
import { eventPaths } from '../events.paths.ts';
import { answerTitle, nextWords } from './next.ts';
import { useRemoveEvent } from './useRemoveEvent.ts';

/** One of my events in the list: its status, when and where, what happens next, and what may be done. */
export function EventCard({ event }: { event: EventRow }) {
  const { eventId, eventTitle, objectStatusId, rejectionReason, can } = event;
  const { remove, busy } = useRemoveEvent(event);
  const editable = can.includes('edit');
  return (
    <RecordCard
      picture={event.mainImage}
      name={eventTitle}
      heading={
        <ScreenLink to={eventPaths.own} params={{ eventId }}>
          №&nbsp;{eventId} · {eventTitle}
        </ScreenLink>
      }
      option={eventStatus.option(objectStatusId)}
      answer={rejectionReason && `${answerTitle(event)}: ${rejectionReason}`}
      actions={
        <>
          <Button variant="outlined" size="small" to={href(editable ? eventPaths.edit : eventPaths.own, { eventId })}>
            {editable ? 'Продолжить' : can.includes('pay') ? 'Оплатить' : 'Открыть'}{' '}
            <span className="visually-hidden">№&nbsp;{eventId}</span>
          </Button>
          {editable && can.includes('delete') && (
            <Button size="small" color="inherit" aria-disabled={busy || undefined} onClick={() => void remove()}>
              Удалить <span className="visually-hidden">№&nbsp;{eventId}</span>
            </Button>
          )}
        </>
      }
    >
      <p>{[formatWhen(event), formatWhere(event)].filter(Boolean).join(' · ')}</p>
      <p>{nextWords(event)}</p>
    </RecordCard>
  );
}
