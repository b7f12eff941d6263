import { failedAt } from '@venue/sdk';
import { takeEventHours } from '@venue/sdk/events/admin';
import type { AdminEvent } from '@venue/sdk/events/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import css from './Event.module.css';
import { RoomHours } from './RoomHours.tsx';

/**
 * What has the hours of the event as it is saved, as long as it is not published or lacks them. Staff can say that the
 * request in its way is the same event.
 */
export function EventHours({ event }: { event: AdminEvent }) {
  const { eventId, lacksHours, can } = event;
  const take = useSend(takeEventHours, {
    done: 'Сохранено',
    failed: failedAt('изменении мероприятия', 'admin'),
  });
  const waits = (['confirm', 'publish', 'awaitPayment', 'restore'] as const).some(each => can.includes(each));
  if (!waits && !lacksHours) return null;
  const send = (body: { eventRequestId?: number }) => take.send({ body: { eventId, ...body } });
  return (
    <>
      {lacksHours && (
        <div className={css.note} data-tone="bad">
          <p>
            <strong>Помещение не&nbsp;занято под это мероприятие.</strong> Его часы могли продать: перенесите что-то
            одно и&nbsp;займите помещение.
          </p>
          <Button variant="outlined" color="inherit" aria-busy={take.busy || undefined} onClick={() => void send({})}>
            Занять помещение
          </Button>
        </div>
      )}
      <RoomHours
        {...event}
        action={({ eventRequestId, eventId: other }) =>
          eventRequestId !== null &&
          other === null &&
          can.length > 0 && (
            <Button size="small" color="inherit" onClick={() => void send({ eventRequestId })}>
              Это то&nbsp;же мероприятие
            </Button>
          )
        }
      />
    </>
  );
}
