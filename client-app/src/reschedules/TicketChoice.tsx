import { failedAt, formatMoney, plural } from '@venue/sdk';
import { formatWhen } from '@venue/sdk/events/model';
import { chooseAfterReschedule, getTicketReschedule } from '@venue/sdk/reschedules';
import type { GuestReschedule, RescheduledTicket } from '@venue/sdk/reschedules/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useState } from 'react';
import { GuestReturn } from './GuestReturn.tsx';
import css from './Reschedules.module.css';

interface Props {
  /** The code of a ticket, or the key of an order. */
  slug: string;
  /** The last digits of the phone that a code is sent to, on the page of a ticket. */
  phoneEnding?: string;
  /** Somebody else paid, and gets the money. */
  isPassedOn?: boolean;
}

/** What changed for tickets of a rescheduled event; until the term their holder keeps them or has the money back. */
export default function TicketChoice({ slug, phoneEnding = '', isPassedOn = false }: Props) {
  const { data } = useCall(getTicketReschedule, { slug });
  const reschedule = data?.message.reschedule;
  if (!reschedule) return null;
  return (
    <section className={css.choice} aria-labelledby="rescheduled">
      <h2 id="rescheduled">Мероприятие перенесено</h2>
      <p>
        Было: {spotText(reschedule.before)}. <br />
        <strong>Теперь: {spotText(reschedule.after)}.</strong>
      </p>
      <p>Причина: {reschedule.reason}</p>
      {reschedule.tickets.length > 1 && (
        <ul>
          {reschedule.tickets.map(ticket => (
            <li key={ticket.ticketNumber}>
              Билет №&nbsp;{ticket.ticketNumber}: {choiceText(ticket, reschedule.isOpen)}
            </li>
          ))}
        </ul>
      )}
      {reschedule.tickets.length === 1 && reschedule.tickets[0] && (
        <p>Билет {choiceText(reschedule.tickets[0], reschedule.isOpen)}</p>
      )}
      {reschedule.isOpen && <Answer {...{ slug, reschedule, phoneEnding, isPassedOn }} />}
    </section>
  );
}

function Answer({ slug, reschedule, phoneEnding, isPassedOn }: Required<Props> & { reschedule: GuestReschedule }) {
  const { rescheduleId, chooseUntil, isOwn } = reschedule;
  const { send, busy } = useSend(chooseAfterReschedule, { done: 'Ответ принят', failed: failedAt('отправке ответа') });
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const [proving, setProving] = useState(false);
  const open = reschedule.tickets.filter(({ choice }) => choice !== 'refund');
  const selection = open.filter(({ ticketNumber }) => !excluded.includes(ticketNumber));
  const refund = selection.reduce((all, ticket) => all + ticket.refund, 0);
  const tickets = selection.map(({ ticketNumber }) => ticketNumber);
  const isKept = open.every(({ choice }) => choice === 'keep');
  if (open.length === 0) return null;

  async function answer(choice: 'keep' | 'refund', sum: number): Promise<void> {
    const reply = await send({ slug, body: { rescheduleId, choice, tickets, refund: sum } });
    // Next is the rest.
    if (reply) setExcluded(excluded.length > 0 ? tickets : []);
  }

  async function giveBack(): Promise<void> {
    const what = plural(selection.length, 'билет', 'билета', 'билетов');
    const yes = await confirm({
      title:
        refund > 0 ? `Вернуть ${formatMoney(refund)}?` : `Отказаться от ${selection.length > 1 ? 'мест' : 'места'}?`,
      text:
        refund > 0
          ? `${what}: код перестанет действовать, деньги придут ${isPassedOn ? 'тому, кто платил за\u00a0билет' : 'туда, откуда вы\u00a0платили'}.`
          : `${what}: код перестанет действовать, место достанется другому гостю.`,
      yes: refund > 0 ? 'Вернуть деньги' : 'Вернуть билет',
      no: 'Не\u00a0возвращать',
      danger: true,
    });
    if (!yes) return;
    if (isOwn) await answer('refund', refund);
    else setProving(true);
  }

  return (
    <>
      <p>
        Выбрать можно до&nbsp;{formatDateTime(chooseUntil)}. Если ничего не&nbsp;нажать, билеты останутся и&nbsp;будут
        действовать.
      </p>
      {open.length > 1 && (
        <fieldset className={css.which}>
          <legend>Какие билеты</legend>
          {open.map(({ ticketNumber, ticketName }) => (
            <label key={ticketNumber}>
              <input
                type="checkbox"
                checked={!excluded.includes(ticketNumber)}
                onChange={({ target }) =>
                  setExcluded(
                    target.checked ? excluded.filter(each => each !== ticketNumber) : [...excluded, ticketNumber],
                  )
                }
              />
              <span>
                №&nbsp;{ticketNumber}, {ticketName}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {proving ? (
        <GuestReturn
          slug={slug}
          phoneEnding={phoneEnding}
          body={{ rescheduleId, choice: 'refund', tickets, refund }}
          close={() => setProving(false)}
        />
      ) : (
        <div className={css.buttons}>
          {!isKept && (
            <Button
              variant="contained"
              aria-disabled={busy || selection.length === 0 || undefined}
              onClick={() => selection.length > 0 && void answer('keep', 0)}
            >
              Приду в&nbsp;новое время
            </Button>
          )}
          <Button
            variant="outlined"
            color="inherit"
            aria-disabled={busy || selection.length === 0 || undefined}
            onClick={() => selection.length > 0 && void giveBack()}
          >
            {refund > 0 ? `Вернуть ${formatMoney(refund)}` : 'Вернуть билет'}
          </Button>
        </div>
      )}
    </>
  );
}

const spotText = ({ place, ...when }: GuestReschedule['before']): string =>
  [formatWhen(when), place].filter(Boolean).join(', ');

function choiceText({ choice, refund }: RescheduledTicket, isOpen: boolean): string {
  if (choice === 'refund') return refund > 0 ? `возвращён, сумма возврата ${formatMoney(refund)}` : 'возвращён';
  if (choice === 'keep' || !isOpen) return 'остаётся у\u00a0вас и\u00a0действует в\u00a0новое время';
  return 'действует, ждём вашего ответа';
}
