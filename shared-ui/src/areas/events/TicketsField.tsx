import { failedAt, formatMoney, plural } from '@venue/sdk';
import { blankTicket, deleteEventTicket } from '@venue/sdk/events';
import { eventLimits, ticketType, type VenueEvent } from '@venue/sdk/events/model';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSend } from '../../data/useSend.ts';
import { DateTimeField } from '../../dates/DateTimeField.tsx';
import { Choose, Text } from '../../fields/inputs.tsx';
import { ListField } from '../../fields/ListField.tsx';
import { MoneyField } from '../../fields/MoneyField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { wholeNumber } from '../../fields/wholeNumber.ts';
import { Row } from '../../form/Form.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { confirm } from '../../parts/message/Confirm.tsx';
import { type EventFormValues, fields } from './eventForm.ts';
import css from './TicketsField.module.css';

type Ticket = EventFormValues['tickets'][number];

/** The part of a saved event that the ticket fields need; a new event has none. */
export type TicketedEvent = Pick<VenueEvent, 'eventId' | 'tickets'>;

const texts = {
  done: 'Билет успешно удалён',
  refused: 'Не удалось удалить билет',
  failed: failedAt('удалении билета'),
} as const;

/** Kinds of tickets. A saved kind is deleted at once by its own call, because saving the event deletes none. */
export function TicketsField({ event }: { event: TicketedEvent | undefined }) {
  const { getValues, setValue, resetField, formState } = useFormContext<EventFormValues>();
  const { send } = useSend(deleteEventTicket, texts);
  const saved = formState.defaultValues?.tickets ?? [];

  const deleteSaved = async (index: number): Promise<number> => {
    const ticket = getValues('tickets')[index];
    if (!event || ticket?.ticketId === undefined) return index;
    const question = {
      title: `Удалить билет «${ticket.ticketName}»?`,
      text: 'Он будет удалён сразу, вернуть его нельзя.',
      yes: 'Удалить',
      danger: true,
    };
    const { ticketId } = ticket;
    if (!(await confirm(question))) return -1;
    if (!(await send({ body: { eventId: event.eventId, ticketId } }))) return -1;
    // Removes the ticket from the form's saved values too, and keeps what is typed in the others.
    const typed = getValues('tickets');
    resetField('tickets', { defaultValue: saved.filter(each => each?.ticketId !== ticketId) as Ticket[] });
    setValue('tickets', typed, { shouldDirty: true });
    return typed.findIndex(each => each.ticketId === ticketId);
  };
  return (
    <ListField
      name="tickets"
      label={fields.tickets.label}
      empty={blankTicket}
      limit={eventLimits.tickets}
      addLabel="Добавить вид билетов"
      entryLabel={index => `билет ${index + 1}`}
      beforeRemove={deleteSaved}
    >
      {(name, index) => <TicketFields name={name} index={index} event={event} />}
    </ListField>
  );
}

function TicketFields({ name, index, event }: { name: string; index: number; event: TicketedEvent | undefined }) {
  const { getFieldState, formState } = useFormContext();
  // The list renders an entry a moment before its value is set.
  const ticket = useWatch({ name }) as Ticket | undefined;
  const [expanded, setExpanded] = useState(ticket?.ticketId === undefined);
  if (!ticket) return null;
  const sold = event?.tickets.find(each => each.ticketId === ticket.ticketId)?.soldCount ?? 0;
  const open = expanded || getFieldState(name, formState).invalid;
  const free = ticket.ticketType === ticketType.free;
  return (
    <div className={css.ticket}>
      <button type="button" className={css.head} aria-expanded={open} onClick={() => setExpanded(!open)}>
        <span className={css.name}>{ticket.ticketName || `Билет ${index + 1}`}</span>
        <span className={css.about}>
          <span>{free ? 'бесплатно' : formatMoney(Number(ticket.ticketPrice) || 0)}</span>
          {sold > 0 && <span>{` · продано ${sold} из\u00a0${ticket.ticketQuantity}`}</span>}
        </span>
        <Icon name="down" size={20} />
      </button>
      {/* Stays mounted while closed, or a field would lose its error and the error summary its link target. */}
      <div className={css.fields} hidden={!open}>
        <Row>
          <Text name={`${name}.ticketName`} label="Название билета" maxLength={100} placeholder="Входной" />
          <Choose name={`${name}.ticketType`} label="Вид" options={ticketType.options} />
        </Row>
        <Row>
          {!free && <MoneyField name={`${name}.ticketPrice`} label="Цена, ₽" placeholder="1500" />}
          <NumberField
            name={`${name}.ticketQuantity`}
            label="Количество"
            inputMode="numeric"
            read={wholeNumber}
            write={String}
            {...(sold > 0
              ? { hint: `Уже ${plural(sold, 'продан', 'продано', 'продано')}: меньше указать нельзя` }
              : {})}
          />
        </Row>
        <Row>
          <DateTimeField name={`${name}.saleFrom`} label="Начало продаж" hint="Пусто — сразу" usual="10:00" optional />
          <DateTimeField
            name={`${name}.saleTo`}
            label="Конец продаж"
            hint="Пусто — до&nbsp;начала мероприятия"
            usual="23:59"
            optional
          />
        </Row>
      </div>
    </div>
  );
}
