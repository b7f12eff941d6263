import { failedAt, plural } from '@venue/sdk';
import { closeTicketQueue, listGuestTicketWaits } from '@venue/sdk/ticket-waits';
import { ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import css from './ticket-waits.module.css';

/** Who waits for tickets of an event, for its organiser, who may close the queue. */
export default function EventQueue({ eventId }: { eventId: number }) {
  const { data } = useCall(listGuestTicketWaits, { id: eventId });
  const { send, busy } = useSend(closeTicketQueue, { failed: failedAt('изменении очереди') });
  if (!data) return null;
  const { isClosed, people, placesWanted, inLine } = data.message;
  if (people === 0 && !isClosed) return null;
  return (
    <section className={css.queue} aria-labelledby="event-queue">
      <h3 id="event-queue">Очередь за&nbsp;билетами</h3>
      <p>
        {people === 0
          ? 'В\u00a0очереди никого нет.'
          : `Ждут ${plural(people, 'человек', 'человека', 'человек')}, им\u00a0нужно ${plural(placesWanted, 'место', 'места', 'мест')}. Места, которые освобождаются, предлагаем им\u00a0по\u00a0порядку.`}
      </p>
      {inLine.length > 0 && (
        <ul className={css.line}>
          {inLine.map(({ waitId, holderName, phoneEnding, ticketName, places, ticketWaitStatus: status }) => (
            <li key={waitId}>
              <span>
                {holderName || 'Имя не\u00a0указано'}
                <span className={css.soft}>
                  {` · ${plural(places, 'место', 'места', 'мест')}, ${ticketName}${phoneEnding && ` · телефон на\u00a0${phoneEnding}`}`}
                </span>
              </span>
              <StatusChip option={ticketWaitStatus.option(status)} />
            </li>
          ))}
        </ul>
      )}
      <Flow gap={12} center>
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() => void send({ id: eventId, body: { isClosed: !isClosed } })}
        >
          {isClosed ? 'Открыть очередь' : 'Закрыть очередь'}
        </Button>
        <span className={css.soft}>
          {isClosed
            ? 'Новых людей в\u00a0очередь не\u00a0берём, тем, кто в\u00a0ней, места предложим.'
            : 'После закрытия в\u00a0неё нельзя встать, тем, кто уже ждёт, места предложим.'}
        </span>
      </Flow>
    </section>
  );
}
