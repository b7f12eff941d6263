import { deleteEvent } from '@venue/sdk/events';
import { eventRecordOf } from '@venue/sdk/events/kind';
import { type EventRow, eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { placementTerms } from './placementTerms.ts';

type Removed = Pick<EventRow, 'eventId' | 'eventKind' | 'eventTitle' | 'objectStatusId'> &
  Partial<Pick<VenueEvent, 'paidAt'>>;

/** Asks for confirmation and deletes an event; returns true once it is deleted. */
export function useRemoveEvent(event: Removed) {
  const { noun, texts } = eventRecordOf(event);
  const { send, busy } = useSend(deleteEvent, texts.remove);
  const remove = async (): Promise<boolean> => {
    const title = `Вы уверены, что хотите удалить ${noun.acc} «${event.eventTitle}»?`;
    const text =
      event.objectStatusId === eventStatus.published
        ? 'Гости сразу перестанут видеть страницу. Вернуть её сможет только площадка.'
        : 'Вернуть сможет только площадка.';
    const money = event.paidAt ? ` ${placementTerms}` : '';
    if (!(await confirm({ title, text: `${text}${money}`, yes: 'Удалить', danger: true }))) return false;
    return (
      (await send({ id: event.eventId, body: { adminSend: false, seen: event.objectStatusId } }, { covers: true })) !==
      undefined
    );
  };
  return { remove, busy };
}
