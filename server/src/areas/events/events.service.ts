import { ApiFailure } from '@venue/sdk';
import { eventStatusChanged } from '@venue/sdk/events';
import {
  type ApprovedEvent,
  type EventFields,
  type EventStatus,
  eventKind,
  eventMoves,
  eventStatus,
  ticketType,
} from '@venue/sdk/events/model';
import * as z from 'zod/mini';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { LiveMessage } from '../../core/liveMessage.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { keepApproved, lastApproved, noteStep } from '../../core/record/history.ts';
import { dropPictures } from '../../core/record/images.ts';
import { mustMove } from '../../core/record/moves.ts';
import { pictureFiles } from '../../core/record/pictures.ts';
import { tellOwner } from '../accounts/notices.service.ts';
import { closeApplication } from '../applications/applications.service.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { categoriesOf } from './categories/events.categories.store.ts';
import { fieldsOf, imagesOf, kindOf } from './events.presenter.ts';
import {
  brokenPromises,
  brokenTicket,
  eventFields,
  mustFit,
  mustNotBeginInPast,
  mustNotBeOver,
  priceAfter,
  type StepName,
  stepComment,
  stepWords,
} from './events.rules.ts';
import * as store from './events.store.ts';

type Row = store.EventTableRow;

/** A step of an event's life as its history has it. */
export const historyStep = (row: Row, step: StepName, comment = '') => ({
  kind: kindOf(row),
  objectId: row.id,
  ownerId: row.userId,
  title: row.title,
  status: row.status,
  what: stepWords(step, row.kind),
  comment,
});

/** Writes a step of an event's life into its history. */
export const note = (tx: Db, context: Context, row: Row, step: StepName, comment = '') =>
  noteStep(tx, context, historyStep(row, step, comment));

/** The live message to the owner of an event about its status. */
export const statusMessage = ({ id, userId, status, rejectionReason }: Row): LiveMessage =>
  toTopic(eventStatusChanged, `info/${userId}`, { eventId: id, objectStatusId: status, rejectionReason });

/** The column values for the fields of an event. Throws `invalid_input` for a past day, an unknown category or room. */
export async function valuesOf(tx: Db, { now }: Context, before: Row | null, body: EventFields) {
  mustNotBeginInPast(body, before, now);
  const fields: Record<string, string> = before
    ? brokenPromises({ ...fieldsOf(before, []), taken: before.taken }, body)
    : {};
  if (body.categoryId !== null) {
    const category = (await categoriesOf(tx, [body.categoryId])).get(body.categoryId);
    // Events that have a category keep it when it is hidden.
    if (!category || (category.isHidden && before?.categoryId !== body.categoryId))
      fields.categoryId = 'Этой категории больше нет. Выберите другую';
  }
  if (body.roomId !== null && !(await roomById(tx, body.roomId))) fields.roomId = 'Такого помещения нет';
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
  return eventFields.valuesOf(body);
}

/**
 * Saves the kinds of tickets of an event, which the caller holds locked. Throws `invalid_input` for a kind of another
 * event, and for a quantity below what is sold.
 */
export async function saveTickets(tx: Db, eventId: number, tickets: EventFields['tickets']): Promise<void> {
  const priced = tickets.map(each => ({
    ...each,
    ticketPrice: each.ticketType === ticketType.free ? 0 : each.ticketPrice,
  }));
  const present = new Map((await store.ticketsOf(tx, eventId)).map(each => [each.id, each]));
  const fields: Record<string, string> = {};
  for (const [index, ticket] of priced.entries()) {
    const { ticketId } = ticket;
    const known = ticketId === undefined ? undefined : present.get(ticketId);
    if (ticketId !== undefined && !known) fields[`tickets.${index}.ticketName`] = 'Этого вида билетов больше нет';
    if (known)
      for (const [name, text] of Object.entries(brokenTicket(known, ticket))) fields[`tickets.${index}.${name}`] = text;
  }
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
  await store.saveTickets(tx, eventId, priced);
}

/** Throws `invalid_input` for the fields that an event lacks for a status. */
export async function mustBeFit(tx: Db, row: Row, status: EventStatus, newborn = false): Promise<void> {
  const { mainImage } = await imagesOf(tx, row.id);
  mustFit(status, { ...fieldsOf(row, await store.ticketsOf(tx, row.id)), mainImage }, newborn);
}

const Kept = z.object({ files: z.array(z.string()) });

/** Files of the pictures an event had when it was last approved. */
export async function approvedFiles(tx: Db, row: Row): Promise<readonly string[]> {
  const kept = z.safeParse(Kept, await lastApproved(tx, kindOf(row), row.id));
  return kept.success ? kept.data.files : [];
}

/**
 * Saves a published event as its approved version, to compare later changes with. Files that only the previous version
 * needed are removed.
 */
export async function keepPublished(
  tx: Db,
  context: Pick<Context, 'now' | 'ports' | 'actor'>,
  row: Row,
): Promise<void> {
  const files = [
    ...(await pictureFiles(tx, { owner: 'event', id: row.id })),
    ...(await pictureFiles(tx, { owner: 'eventWide', id: row.id })),
  ];
  const former = await approvedFiles(tx, row);
  const approved: Omit<ApprovedEvent, 'roomName'> = {
    ...fieldsOf(row, await store.ticketsOf(tx, row.id)),
    ...(await imagesOf(tx, row.id)),
    cssStyle: row.css,
    approvedAt: context.now.toISOString(),
    approvedBy: context.actor?.name ?? 'Система',
  };
  await keepApproved(tx, context.now, kindOf(row), row.id, { ...approved, files });
  await dropPictures(tx, context.ports.files, former, files);
}

interface EventDecision {
  readonly status: EventStatus;
  readonly reason?: string | undefined;
  readonly price?: number | undefined;
  /** Staff have just created it and upload its poster next. */
  readonly newborn?: boolean;
}

/**
 * Applies a staff decision to an event, which the caller holds locked: status, history, snapshot, application queue,
 * messages. Returns the changed event. Throws `move_not_allowed`, and `invalid_input` for missing fields.
 */
export async function decideEvent(
  tx: Db,
  context: Context,
  before: Row,
  { status, reason = '', price, newborn = false }: EventDecision,
): Promise<Row> {
  const { now } = context;
  const step = mustMove(eventMoves, 'staff', before.status, status);
  await mustBeFit(tx, before, status, newborn);
  mustNotBeOver(status, before, now);
  const published = status === eventStatus.published;
  const after = await store.changeEvent(tx, before.id, {
    status,
    rejectionReason: step === 'reject' || step === 'rework' ? reason : null,
    price: priceAfter(step, before, price),
    updatedAt: now,
    // An event that is published again after a correction keeps its place in the list.
    ...(published ? { publishedAt: before.publishedAt ?? now } : {}),
  });
  const comment = stepComment(step, { reason, price: after.price });
  await note(tx, context, after, step, comment);
  const { userId: ownerId, title } = after;
  const event = `${kindOf(after)}.${step}` as const;
  await tellOwner(tx, context, { event, ownerId, id: after.id, title, what: stepWords(step, after.kind), comment });
  if (published) await keepPublished(tx, context, after);
  await closeApplication(tx, now, { kind: 'event', objectId: after.id, by: actorOf(context).userId });
  publish(tx, now, [statusMessage(after)]);
  return after;
}

/** Where an event or an announcement is edited within the back office. */
export const eventAddress = (id: number, kind: number): string =>
  kind === eventKind.announcement ? `/${id}/edit/announcement` : `/${id}/edit`;
