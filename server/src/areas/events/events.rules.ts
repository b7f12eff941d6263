import { ApiFailure, actionsFrom, dayOf, formatMoney, mayMove, messages } from '@venue/sdk';
import { announcementRecord, eventRecord } from '@venue/sdk/events/kind';
import {
  type EventFields,
  type EventRow,
  type EventStatus,
  entryType,
  eventEditable,
  eventGaps,
  eventHandable,
  eventKind,
  eventMoves,
  eventRefundTerms,
  eventStatus,
} from '@venue/sdk/events/model';
import { cleanHtml } from '../../core/files/richText.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { stepsOf } from '../../core/record/steps.ts';
import { event } from './events.table.ts';

/**
 * What is written about an event; its tickets have a table of their own. The text has no pictures: an event has only
 * the poster and the wide picture.
 */
export const eventFields = recordFields<Omit<EventFields, 'tickets'>>()(
  event,
  {
    eventTitle: 'title',
    eventLead: 'lead',
    eventDescription: 'description',
    categoryId: 'categoryId',
    date: 'date',
    time: 'time',
    dateEnd: 'dateEnd',
    timeEnd: 'timeEnd',
    eventFormatType: 'format',
    isOnline: 'isOnline',
    onlineUrl: 'onlineUrl',
    roomId: 'roomId',
    place: 'place',
    entryType: 'entry',
    registrationType: 'registration',
    registrationUrl: 'registrationUrl',
    ageSign: 'ageSign',
    participantsLimit: 'participantsLimit',
    organizerName: 'organizerName',
    meta: 'meta',
  },
  { eventTitle: title => title.trim(), eventDescription: text => cleanHtml(text, []) },
);

type Can = EventRow['can'];
type Action = (typeof eventMoves)[number]['action'];

/** Who reads an event: its organiser, staff who may decide about it, or anybody else. */
export type Reader = 'organiser' | 'staff' | 'guest';

/** The facts that decide what may be done to an event. */
export interface Standing {
  readonly status: EventStatus;
  readonly entry: EventFields['entryType'];
  /** Tickets somebody holds. */
  readonly sold: number;
  readonly cancelledAt: Date | null;
}

/** Whether an event may make a move from the status it is in. */
export const mayGo = (status: EventStatus, action: Action): boolean => mayMove(eventMoves, action, status);

/** Whether an event may get another organiser: it is published, or somebody holds a ticket. */
export const mayBeHandedOver = (status: EventStatus, sold: number): boolean =>
  eventHandable.includes(status) && (status === eventStatus.published || sold > 0);

/** What its reader may do to an event. */
export function eventCan({ status, entry, sold, cancelledAt }: Standing, reader: Reader): Can {
  if (reader === 'guest') return [];
  if (status === eventStatus.deleted) return reader === 'staff' && cancelledAt === null ? ['restore'] : [];
  const another = mayBeHandedOver(status, sold) ? (['handOver'] as const) : [];
  // Whoever holds a ticket is told why, and paid back.
  const moves = (by: 'customer' | 'staff') =>
    actionsFrom(eventMoves, by, status).map(action => (action === 'delete' && sold > 0 ? 'cancel' : action));
  const moved = sold > 0 ? (['reschedule'] as const) : [];
  const ticketed = sold > 0 || entry === entryType.byTicket ? (['tickets'] as const) : [];
  if (reader === 'organiser')
    return [
      ...(eventEditable.includes(status) ? (['edit'] as const) : []),
      ...moves('customer'),
      ...moved,
      ...another,
      ...ticketed,
    ];
  return ['edit', ...moves('staff'), ...moved, ...another, ...ticketed];
}

/** Statuses in which an event is public, or will be once it is paid: no required field may be empty. */
const whole: readonly EventStatus[] = [eventStatus.published, eventStatus.awaitingPayment, eventStatus.processing];

/** Whether an event in this status must have all required fields. */
export const mustBeWhole = (status: EventStatus): boolean => whole.includes(status);

type Whole = Parameters<typeof eventGaps>[0];

/**
 * Throws `invalid_input` for required fields that a status needs and the event lacks. A `newborn` one may lack the
 * poster, which is uploaded right after the event is created.
 */
export function mustFit(status: EventStatus, event: Whole, newborn = false): void {
  if (!mustBeWhole(status)) return;
  const { mainImage, ...fields } = eventGaps(event);
  const gaps = newborn || mainImage === undefined ? fields : { ...fields, mainImage };
  if (Object.keys(gaps).length > 0) throw new ApiFailure('invalid_input', { fields: gaps });
}

const promised = [
  'date',
  'time',
  'dateEnd',
  'timeEnd',
  'eventFormatType',
  'roomId',
  'place',
  'entryType',
  'ageSign',
] as const satisfies readonly (keyof EventFields)[];

/** The error text of a field that may not change once there are tickets. */
const SOLD = 'Уже есть билеты: изменить это нельзя';
/** The same for what rescheduling changes. */
const RESCHEDULED = 'Уже есть билеты: нажмите «Перенести», гости узнают и\u00a0смогут вернуть деньги';
const byReschedule: readonly string[] = ['date', 'time', 'dateEnd', 'timeEnd', 'roomId', 'place'];

/**
 * Errors for changes that break a promise to ticket holders: time and place may not change, and the limit may not fall
 * below the places taken.
 */
export function brokenPromises(
  before: Pick<EventFields, (typeof promised)[number]> & { taken: number },
  body: EventFields,
) {
  if (before.taken === 0) return {};
  const fields: Record<string, string> = Object.fromEntries(
    promised
      .filter(name => before[name] !== body[name])
      .map(name => [name, byReschedule.includes(name) ? RESCHEDULED : SOLD]),
  );
  if (body.participantsLimit !== null && body.participantsLimit < before.taken)
    fields.participantsLimit = `Уже занято ${before.taken}: меньше указать нельзя`;
  return fields;
}

type Ticket = EventFields['tickets'][number];
interface SoldTicket {
  readonly type: Ticket['ticketType'];
  readonly name: string;
  readonly price: number;
  readonly held: number;
  readonly sold: number;
}

/** The same for a kind of ticket that somebody holds: its type, name, price and quantity. */
export function brokenTicket(before: SoldTicket, body: Ticket): Partial<Record<keyof Ticket, string>> {
  const taken = before.sold + before.held;
  if (taken === 0) return {};
  return {
    ...(body.ticketType === before.type ? {} : { ticketType: SOLD }),
    ...(body.ticketName.trim() === before.name ? {} : { ticketName: SOLD }),
    ...(body.ticketPrice === before.price ? {} : { ticketPrice: SOLD }),
    ...(body.ticketQuantity < taken ? { ticketQuantity: `Уже продано ${taken}: меньше указать нельзя` } : {}),
  };
}

interface Days {
  readonly date: string;
  readonly dateEnd: string | null;
}

const past = (field: keyof Days) => new ApiFailure('invalid_input', { fields: { [field]: messages.futureDate } });

/**
 * Throws `invalid_input` for a new day in the past. A past day that does not change is accepted, so archives may be
 * corrected.
 */
export function mustNotBeginInPast({ date }: Days, before: Days | null, now: Date): void {
  if (date !== before?.date && date < dayOf(now)) throw past('date');
}

/**
 * Throws `invalid_input` when an event that is over would be published for the first time; one published before may
 * return.
 */
export function mustNotBeOver(
  status: EventStatus,
  event: Days & { readonly publishedAt: Date | null },
  now: Date,
): void {
  if (!mustBeWhole(status) || event.publishedAt !== null) return;
  if ((event.dateEnd ?? event.date) < dayOf(now)) throw past(event.dateEnd === null ? 'date' : 'dateEnd');
}

const own = {
  create: 'Создан черновик',
  withdraw: 'Отозван(а) с\u00a0проверки',
  cancel: 'Отменён(а) вместе с\u00a0билетами',
  reschedule: 'Перенесён(а)',
  offer: 'Предложен(а) другому организатору',
  withdrawOffer: 'Предложение другому организатору отозвано',
  declineOffer: 'Другой организатор отказался',
  endOffer: 'Срок предложения другому организатору прошёл',
  handOver: 'Передан(а) другому организатору',
  confirm: 'Опубликован(а)',
  awaitPayment: 'Принят(а), ждёт оплаты',
  pay: 'Оплачивается',
  declinePayment: 'Оплата не\u00a0прошла, ждёт оплаты',
  receivePayment: 'Оплачен(а) и\u00a0опубликован(а)',
} as const;
const words = { event: stepsOf(eventRecord, own), announcement: stepsOf(announcementRecord, own) };
export type StepName = keyof typeof words.event;

/** How a history names a step. */
export const stepWords = (step: StepName, kind: (typeof eventKind.ids)[number]): string =>
  words[kind === eventKind.event ? 'event' : 'announcement'][step];

/** The comment under a decision in the history: its reason, or the price to pay. */
export const stepComment = (step: StepName, { reason, price }: { reason: string; price: number | null }): string =>
  step === 'awaitPayment' && price !== null ? `К\u00a0оплате ${formatMoney(price)}` : reason;

/**
 * The price of an event after a decision: asking for payment sets it, any other decision keeps it only if it was paid.
 */
export function priceAfter(
  step: StepName,
  { price, paidAt }: { readonly price: number | null; readonly paidAt: Date | null },
  asked: number | undefined,
): number | null {
  if (step === 'awaitPayment') return asked ?? price;
  return paidAt === null ? null : price;
}

const DAY_MS = 24 * 60 * 60_000;

/** The refund, in kopecks rounded down, when an organiser takes an event down now. */
export function placementBack({ price, date, time }: { price: number | null; date: string; time: string }, now: Date) {
  const ahead = new Date(`${date}T${time}:00+05:00`).getTime() - now.getTime();
  const percent = eventRefundTerms.find(({ days }) => ahead >= days * DAY_MS)?.percent ?? 0;
  return Math.floor(((price ?? 0) * percent) / 100);
}
