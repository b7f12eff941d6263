import { ApiFailure, failedAt } from '@venue/sdk';
import { joinTicketQueue, joinTicketQueueAsGuest } from '@venue/sdk/ticket-waits';
import { sendTicketOrderCode } from '@venue/sdk/tickets';
import { ticketLimits } from '@venue/sdk/tickets/model';
import { useApi, useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import GuestForm from '../app/person/GuestForm.tsx';
import css from './ticket-waits.module.css';
import { ticketWaitPaths } from './ticket-waits.paths.ts';

interface Props {
  eventId: number;
  ticketId: number;
  isFree: boolean;
  /** Places that can be bought now: fewer than one would wait for. */
  left: number;
  close: () => void;
}

const consent = [
  'Даю согласие на\u00a0обработку персональных данных: имени и\u00a0номера телефона\u00a0— чтобы сообщить о\u00a0местах и\u00a0оформить билеты.',
  'Без согласия на\u00a0обработку данных в\u00a0очередь не\u00a0встать',
] as const;

/** Joins the queue for a kind of ticket: how many places, and who, if the visitor has no account. */
export default function JoinQueue({ eventId, ticketId, isFree, left, close }: Props) {
  const isCustomer = useCurrent() !== null;
  const { client } = useApi();
  const navigate = useNavigate();
  const [places, setPlaces] = useState(left + 1);
  const [asGuest, setAsGuest] = useState(false);
  const own = useSend(joinTicketQueue, { failed: failedAt('постановке в\u00a0очередь') });
  const guest = useSend(joinTicketQueueAsGuest, { failed: failedAt('постановке в\u00a0очередь') });
  const id = useId();
  const choices = Array.from({ length: ticketLimits.places - left }, (_, each) => ({
    id: left + each + 1,
    label: String(left + each + 1),
  }));
  const open = (slug: string) => void navigate(href(ticketWaitPaths.page, { slug }));

  async function join(): Promise<void> {
    if (!isCustomer) return setAsGuest(true);
    const reply = await own.send({ body: { ticketId, places } });
    if (reply) open(reply.message.waitKey);
  }

  return (
    <section className={css.join} aria-labelledby={id}>
      <h3 id={id}>Очередь за&nbsp;билетами</h3>
      <p className={css.soft}>
        {`Места освобождаются: их\u00a0возвращают и\u00a0не\u00a0оплачивают. Придержим для вас и\u00a0пришлём СМС со\u00a0ссылкой на\u00a0${isFree ? 'подтверждение' : 'оплату'}. Ночью не\u00a0разбудим.`}
      </p>
      <Field label="Сколько мест">
        {wiring => (
          <PlainSelect
            wiring={wiring}
            value={places}
            options={choices}
            onChange={count => setPlaces(count ?? places)}
          />
        )}
      </Field>
      {places > 1 && (
        <p className={css.soft}>
          Если столько мест долго не&nbsp;наберётся, предложим, сколько&nbsp;есть. Отказаться можно.
        </p>
      )}
      {asGuest && !isCustomer ? (
        <GuestForm
          keep={`wait-tickets:${eventId}`}
          label="Кто ждёт места"
          hint="Пришлём код, а&nbsp;потом СМС, когда места освободятся."
          consent={consent}
          sendCode={(phone, proof) =>
            client.send(sendTicketOrderCode, { body: { eventId, phone, proof } }).then(sentCode)
          }
          answer={async (who, code, setServerErrors) => {
            const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
            const body = { ticketId, places, ...code, ...who, consent: true as const };
            const reply = await guest.send({ body }, { handles });
            return reply && (() => open(reply.message.waitKey));
          }}
          cancel={() => setAsGuest(false)}
        />
      ) : (
        <Flow gap={12} center>
          <Button variant="contained" aria-busy={own.busy || undefined} onClick={() => void join()}>
            Встать в&nbsp;очередь
          </Button>
          <Button color="inherit" onClick={close}>
            Отмена
          </Button>
        </Flow>
      )}
    </section>
  );
}
