import { failedAt, formatPhone, plural } from '@venue/sdk';
import type { AdminEvent } from '@venue/sdk/events/model';
import { closeTicketQueue, listTicketWaits } from '@venue/sdk/ticket-waits/admin';
import { type AdminTicketWait, ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { UserLink } from '../users/users.view.ts';
import css from './Event.module.css';

const placesText = (count: number): string => plural(count, 'место', 'места', 'мест');

/** Who waits for tickets of the event that are sold out, in the order in which they are served. */
export function EventQueue({ event }: { event: AdminEvent }) {
  const { eventId, tickets, can } = event;
  const { data } = useCall(listTicketWaits, { id: eventId }, { enabled: tickets.length > 0 });
  const close = useSend(closeTicketQueue, { failed: failedAt('изменении очереди', 'admin') });
  if (!data) return null;
  const { isClosed, people, placesWanted, inLine } = data.message;
  if (people === 0 && !isClosed) return null;
  return (
    <details className={css.panel} open={people > 0}>
      <summary>
        Очередь за&nbsp;билетами: {plural(people, 'человек', 'человека', 'человек')}, {placesText(placesWanted)}
      </summary>
      <Stack gap={12} start narrow>
        <ul className={css.queue}>
          {inLine.map(wait => (
            <Waiting key={wait.waitId} wait={wait} />
          ))}
        </ul>
        {can.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            aria-busy={close.busy || undefined}
            onClick={() => void close.send({ id: eventId, body: { isClosed: !isClosed } })}
          >
            {isClosed ? 'Открыть очередь' : 'Закрыть очередь'}
          </Button>
        )}
        <p>
          {isClosed
            ? 'В\u00a0очередь больше не\u00a0встать. Тем, кто в\u00a0ней, места предлагаются.'
            : 'Возвращённые места предлагаются по\u00a0порядку, раньше продажи.'}
        </p>
      </Stack>
    </details>
  );
}

function Waiting({ wait }: { wait: AdminTicketWait }) {
  const { holderName, phone, userId, accountState, ticketName, places, gathered, lapses } = wait;
  const name = holderName || formatPhone(phone);
  return (
    <li>
      <span>
        {userId === null || accountState === null ? (
          <span>{name}</span>
        ) : (
          <UserLink {...{ userId, accountState }} name={name} />
        )}
        <span>{' · '}</span>
        <span className={css.phone}>{formatPhone(phone)}</span>
        <span>{` · ${ticketName}, ${placesText(places)}`}</span>
        {gathered > 0 && <span>{`, отложено ${gathered}`}</span>}
        {lapses > 0 && <span>{` · не\u00a0взял(а) предложенное: ${plural(lapses, 'раз', 'раза', 'раз')}`}</span>}
      </span>{' '}
      <StatusChip option={ticketWaitStatus.option(wait.ticketWaitStatus)} />
    </li>
  );
}
