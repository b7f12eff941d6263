import { ApiFailure } from '@venue/sdk';
import { eventStatusChanged } from '@venue/sdk/events';
import {
  type ApprovedEvent,
  type EventFields,
  type EventStatus,
  eventKind,
  eventStatus,
  ticketType,
} from '@venue/sdk/events/model';
import * as z from 'zod/mini';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import { type LiveMessage, publish, toTopic } from '../../core/publish.ts';
import { keepApproved, lastApproved, noteStep } from '../../core/record/history.ts';
import { dropPictures } from '../../core/record/images.ts';
import { pictureFiles } from '../../core/record/pictures.ts';
import { tellOwner } from '../accounts/notices.service.ts';
import { closeApplication } from '../applications/applications.service.ts';
import { roomById } from '../rooms/rooms.store.ts';
import { categoriesOf } from './events.categories.store.ts';
import { fieldsOf, imagesOf, kindOf } from './events.presenter.ts';
import {
  brokenPromises,
  brokenTicket,
  decisionTo,
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

/** Writes a step of an event's life into its history. */
export const note = (tx: Db, context: Context, row: Row, step: StepName, comment = '') =>
  noteStep(tx, context, {
    kind: kindOf(row),
    objectId: row.id,
    ownerId: row.userId,
    title: row.title,
    status: row.status,
    what: stepWords(step, row.kind),
    comment,
  });

/** What the owner of an event is told of its status. */
export const statusMessage = ({ id, userId, status, rejectionReason }: Row): LiveMessage =>
  toTopic(eventStatusChanged, `info/${userId}`, { eventId: id, objectStatusId: status, rejectionReason });

/** What is written of an event as its columns take it. Throws `invalid_input` for a past day, an unknown category or room. */
export async function valuesOf(tx: Db, { now }: Context, before: Row | null, body: EventFields) {
  mustNotBeginInPast(body, before, now);
  const fields: Record<string, string> = before
    ? brokenPromises({ ...fieldsOf(before, []), taken: before.taken }, body)
    : {};
  if (body.categoryId !== null) {
    const category = (await categoriesOf(tx, [body.categoryId])).get(body.categoryId);
    // A hidden one stays with the events that have it.
    if (!category || (category.isHidden && before?.categoryId !== body.categoryId))
      fields.categoryId = 'Этой категории больше нет. Выберите другую';
  }
  if (body.roomId !== null && !(await roomById(tx, body.roomId))) fields.roomId = 'Такого помещения нет';
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
  return {
    title: body.eventTitle.trim(),
    lead: body.eventLead,
    // An event has no pictures but the two that stand outside of its text.
    description: cleanHtml(body.eventDescription, []),
    categoryId: body.categoryId,
    date: body.date,
    time: body.time,
    dateEnd: body.dateEnd,
    timeEnd: body.timeEnd,
    format: body.eventFormatType,
    isOnline: body.isOnline,
    onlineUrl: body.onlineUrl,
    roomId: body.roomId,
    place: body.place,
    entry: body.entryType,
    registration: body.registrationType,
    registrationUrl: body.registrationUrl,
    ageSign: body.ageSign,
    participantsLimit: body.participantsLimit,
    organizerName: body.organizerName,
    meta: body.meta,
  };
}

/**
 * Saves the kinds of tickets of an event that is held locked. Throws `invalid_input` beside a kind that is not the
 * event's own, and beside a quantity below what is sold.
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

/** Throws what an event lacks for the status it is in or shall get, beside its fields. */
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
 * Keeps a published event as it is, for comparing with what becomes of it. The files that only the version kept before
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
  /** It was written by staff a moment ago, and its poster comes next. */
  readonly newborn?: boolean;
}

/**
 * The decision of staff about an event they hold locked: moves, history, snapshot, queue, messages. Answers it as it is
 * then. Throws `move_not_allowed`, and what is missing for the status it would get.
 */
export async function decideEvent(
  tx: Db,
  context: Context,
  before: Row,
  { status, reason = '', price, newborn = false }: EventDecision,
): Promise<Row> {
  const { now } = context;
  const step = decisionTo(before.status, status);
  await mustBeFit(tx, before, status, newborn);
  mustNotBeOver(status, before, now);
  const published = status === eventStatus.published;
  const after = await store.changeEvent(tx, before.id, {
    status,
    rejectionReason: step === 'reject' || step === 'rework' ? reason : null,
    price: priceAfter(step, before, price),
    updatedAt: now,
    // What comes back after a correction stays where it was in the list.
    ...(published ? { publishedAt: before.publishedAt ?? now } : {}),
  });
  const comment = stepComment(step, { reason, price: after.price });
  await note(tx, context, after, step, comment);
  const { userId: ownerId, title } = after;
  const event = `${kindOf(after)}.${step}` as const;
  await tellOwner(tx, context, { event, ownerId, title, what: stepWords(step, after.kind), comment });
  if (published) await keepPublished(tx, context, after);
  await closeApplication(tx, now, { kind: 'event', objectId: after.id, by: actorOf(context).userId });
  publish(tx, now, [statusMessage(after)]);
  return after;
}

/** Where an event or an announcement is edited within the back office. */
export const eventAddress = (id: number, kind: number): string =>
  kind === eventKind.announcement ? `/${id}/edit/announcement` : `/${id}/edit`;
