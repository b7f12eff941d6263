import { removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { type EventRow, eventKind } from '@venue/sdk/events/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { useCallback } from 'react';
import { quoted } from '../../app/record/quoted.ts';
import { wordsOf } from './words.ts';

type Removable = Pick<EventRow, 'eventId' | 'eventKind' | 'eventTitle'>;

/** Deletes an event after a question, and offers to take that back; gives back one that was deleted before. */
export function useEventRemoval() {
  const event = useSend(removeEvent, wordsOf(eventKind.event).remove).send;
  const announcement = useSend(removeEvent, wordsOf(eventKind.announcement).remove).send;
  const { send: give } = useSend(restoreEvent, {
    done: 'Запись восстановлена',
    refused: 'Не удалось восстановить запись',
  });
  const restore = useCallback(({ eventId }: Pick<EventRow, 'eventId'>) => give({ body: { eventId } }), [give]);
  /** True when it is deleted now. */
  const remove = useCallback(
    async ({ eventId, eventKind: kind, eventTitle }: Removable): Promise<boolean> => {
      const words = wordsOf(kind);
      const question = {
        title: `Удалить ${words.what} ${quoted(eventTitle)}?`,
        text: 'На\u00a0сайте его больше не\u00a0будет. Вернуть можно в\u00a0списке: отберите удалённые по\u00a0статусу.',
        yes: 'Удалить',
        danger: true,
      };
      if (!(await confirm(question))) return false;
      const send = kind === eventKind.announcement ? announcement : event;
      if (!(await send({ body: { eventId } }))) return false;
      notify.success(words.removed, { label: 'Вернуть', run: () => void restore({ eventId }) });
      return true;
    },
    [event, announcement, restore],
  );
  return { remove, restore };
}
