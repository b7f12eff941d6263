import type { StageFields } from '@venue/sdk/event-requests/model';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { decrypt, type Secrets } from '../../core/security/encryption.ts';
import type { FileStore } from '../../ports/files/files.ts';
import { inListOrder } from '../price-list/price-list.store.ts';
import { eventService } from '../price-list/price-list.table.ts';
import {
  eventRequest,
  eventRequestFile,
  eventRequestService,
  eventRequestStage,
  type RequestFileRow,
  type StageTableRow,
} from './event-requests.table.ts';

export type { RequestFileRow, StageTableRow } from './event-requests.table.ts';
export { eventRequestFile } from './event-requests.table.ts';

/** The stages of a request, by space, in their order. */
export const stagesOf = (db: Db, requestId: number): Promise<StageTableRow[]> =>
  db
    .select()
    .from(eventRequestStage)
    .where(eq(eventRequestStage.requestId, requestId))
    .orderBy(asc(eventRequestStage.spaceId), asc(eventRequestStage.position));

export async function stageById(db: Db, id: number): Promise<StageTableRow | undefined> {
  const [row] = await db.select().from(eventRequestStage).where(eq(eventRequestStage.id, id));
  return row;
}

const inPlace = (requestId: number, spaceId: number) =>
  and(eq(eventRequestStage.requestId, requestId), eq(eventRequestStage.spaceId, spaceId));

/** Moves the stages of a space from position `from` on by one, to make room for a stage or close a gap. */
export async function shiftStages(
  tx: Db,
  { requestId, spaceId, from, by }: { requestId: number; spaceId: number; from: number; by: 1 | -1 },
): Promise<void> {
  await tx
    .update(eventRequestStage)
    .set({ position: sql`${eventRequestStage.position} + ${by}` })
    .where(and(inPlace(requestId, spaceId), gte(eventRequestStage.position, from)));
}

export const countStages = (tx: Db, requestId: number, spaceId: number): Promise<number> =>
  tx.$count(eventRequestStage, inPlace(requestId, spaceId));

export async function addStage(tx: Db, values: typeof eventRequestStage.$inferInsert): Promise<StageTableRow> {
  return inserted(await tx.insert(eventRequestStage).values(values).returning());
}

export async function removeStage(tx: Db, id: number): Promise<void> {
  await tx.delete(eventRequestStage).where(eq(eventRequestStage.id, id));
}

/** Moves the stages of a space to another one, where their positions must be free. */
export async function moveStages(tx: Db, requestId: number, from: number, to: number): Promise<void> {
  await tx.update(eventRequestStage).set({ spaceId: to }).where(inPlace(requestId, from));
}

/** What a customer writes about a stage; `placeStages` saves its order. */
const stageFields = recordFields<
  Omit<z.output<typeof StageFields>, 'technicalScenarioId' | 'technicalScenarioOrder'>
>()(eventRequestStage, {
  technicalScenarioValue: 'value',
  technicalScenarioDay: 'day',
  technicalScenarioTimeStart: 'timeStart',
  technicalScenarioTimeEnd: 'timeEnd',
  technicalScenarioContent: 'content',
  technicalScenarioContentInfo: 'contentInfo',
  technicalScenarioSound: 'sound',
  technicalScenarioScreen: 'screen',
  technicalScenarioLight: 'light',
});
export const stageOf = stageFields.fieldsOf;

/** Saves a customer's fields of a stage. */
export async function changeStage(tx: Db, id: number, stage: z.output<typeof StageFields>): Promise<void> {
  await tx.update(eventRequestStage).set(stageFields.valuesOf(stage)).where(eq(eventRequestStage.id, id));
}

/** Sets the positions of stages in one statement, because two may share a position in between. */
export async function placeStages(tx: Db, places: readonly { id: number; position: number }[]): Promise<void> {
  if (places.length === 0) return;
  const rows = sql.join(
    places.map(({ id, position }) => sql`(${id}::int, ${position}::int)`),
    sql`, `,
  );
  await tx.execute(
    sql`update event_request_stage set position = placed.position from (values ${rows}) as placed (id, position)
        where event_request_stage.id = placed.id`,
  );
}

/** The services ordered for a request as they were ordered, in the order people read them. */
export async function ordersOf(db: Db, requestId: number) {
  return db
    .select({
      serviceId: eventService.id,
      spaceId: eventService.roomId,
      section: eventService.section,
      name: eventRequestService.name,
      unit: eventRequestService.unit,
      price: eventRequestService.price,
      minimum: eventRequestService.minimum,
      quantity: eventRequestService.quantity,
      sum: eventRequestService.sum,
    })
    .from(eventRequestService)
    .innerJoin(eventService, eq(eventService.id, eventRequestService.serviceId))
    .where(eq(eventRequestService.requestId, requestId))
    .orderBy(...inListOrder);
}

/** Sets the ordered quantity of a service; 0 cancels the order. */
export async function putOrder(tx: Db, requestId: number, serviceId: number, quantity: number): Promise<void> {
  const one = and(eq(eventRequestService.requestId, requestId), eq(eventRequestService.serviceId, serviceId));
  if (quantity === 0) return void (await tx.delete(eventRequestService).where(one));
  // Not an upsert: the new row would take the least quantity of today's price list, by which the order was not made.
  const changed = await tx
    .update(eventRequestService)
    .set({ quantity })
    .where(one)
    .returning({ id: eventRequestService.serviceId });
  if (changed.length === 0) await tx.insert(eventRequestService).values({ requestId, serviceId, quantity });
}

/** Whether a file belongs to the customer's answers: it is neither part of a message nor a paper of the venue. */
export const isAnswer = ({ messageId, paper }: RequestFileRow): boolean => messageId === null && paper === null;

/** All files of a request, oldest first. */
export const filesOf = (db: Db, requestId: number): Promise<RequestFileRow[]> =>
  db.select().from(eventRequestFile).where(eq(eventRequestFile.requestId, requestId)).orderBy(asc(eventRequestFile.id));

/** A file with the customer whose request it belongs to. */
export async function fileById(db: Db, id: number) {
  const [row] = await db
    .select({ file: eventRequestFile, userId: eventRequest.userId, status: eventRequest.status })
    .from(eventRequestFile)
    .innerJoin(eventRequest, eq(eventRequest.id, eventRequestFile.requestId))
    .where(eq(eventRequestFile.id, id));
  return row;
}

/** Every file of a person's requests. */
export const filesOfPerson = (db: Db, userId: number): Promise<RequestFileRow[]> =>
  db
    .select()
    .from(eventRequestFile)
    .where(inArray(eventRequestFile.requestId, requestsOf(db, userId)))
    .orderBy(asc(eventRequestFile.id));

const requestsOf = (db: Db, userId: number) =>
  db.select({ id: eventRequest.id }).from(eventRequest).where(eq(eventRequest.userId, userId));

export async function addFile(tx: Db, values: typeof eventRequestFile.$inferInsert): Promise<RequestFileRow> {
  return inserted(await tx.insert(eventRequestFile).values(values).returning());
}

export async function removeFile(tx: Db, id: number): Promise<void> {
  await tx.delete(eventRequestFile).where(eq(eventRequestFile.id, id));
}

/** The associated data for encrypting a file: its request and its unique name in the file store. */
export const aboutFile = ({ requestId, file }: Pick<RequestFileRow, 'requestId' | 'file'>): string =>
  `event-request:${requestId}:${file}`;

/** The decrypted bytes of a file. */
export const fileBytes = async (
  files: FileStore,
  secrets: Secrets,
  row: Pick<RequestFileRow, 'requestId' | 'file'>,
): Promise<Buffer> => decrypt(secrets, aboutFile(row), await files.bytes(row.file));
