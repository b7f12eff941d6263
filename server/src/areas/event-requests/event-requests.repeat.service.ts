import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { keepFile } from '../../core/files/keptFiles.ts';
import { encrypt, sealedFileName } from '../../core/security/encryption.ts';
import { repeatOrders } from './event-requests.orders.service.ts';
import * as parts from './event-requests.parts.store.ts';
import * as store from './event-requests.store.ts';
import { mayBegin, mayKeep } from './limits/event-requests.limits.service.ts';

/** Begins a draft for the actor as a copy of another request of theirs, without its dates. */
export async function repeatOf(
  tx: Db,
  context: Context,
  from: store.EventRequestTableRow,
): Promise<store.EventRequestTableRow> {
  const { now } = context;
  const files = (await parts.filesOf(tx, from.id)).filter(parts.isAnswer);
  await mayBegin(tx, from.userId);
  await mayKeep(
    tx,
    from.userId,
    files.reduce((bytes, { size }) => bytes + size, 0),
  );
  const { title, contactName, contactPhone, participants, spaceId, managerId } = from;
  const { creativeId, formatId, referralId, ageRestrictionId, admittanceId, answers } = from;
  const row = await store.addRequest(tx, {
    ...{ title, contactName, contactPhone, participants, spaceId, managerId },
    ...{ creativeId, formatId, referralId, ageRestrictionId, admittanceId },
    answers: {
      ...answers,
      eventRequestDays: [],
      installationStartTime: null,
      installationEndTime: null,
      uninstallationStartTime: null,
      uninstallationEndTime: null,
    },
    userId: actorOf(context).userId,
    createdAt: now,
    updatedAt: now,
  });
  const stageIds = await repeatStages(tx, from.id, row.id);
  await repeatOrders(tx, from, row.id);
  for (const file of files) await repeatFile(tx, context, file, { requestId: row.id, stageIds });
  return row;
}

/** @returns ids of the new stages by the ids of the stages they copy */
async function repeatStages(tx: Db, from: number, requestId: number): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { id, ...stage } of await parts.stagesOf(tx, from))
    ids.set(id, (await parts.addStage(tx, { ...stage, requestId, day: null })).id);
  return ids;
}

/** Copies the file itself, so that each request keeps and removes its files independently. */
async function repeatFile(
  tx: Db,
  { config, ports, now }: Context,
  { id: _, ...from }: parts.RequestFileRow,
  to: { readonly requestId: number; readonly stageIds: ReadonlyMap<number, number> },
): Promise<void> {
  const { requestId, stageIds } = to;
  const file = sealedFileName(config);
  const bytes = await parts.fileBytes(ports.files, config, from);
  await keepFile(tx, ports.files, file, encrypt(config, parts.aboutFile({ requestId, file }), bytes));
  const stageId = from.stageId === null ? null : (stageIds.get(from.stageId) ?? null);
  await parts.addFile(tx, { ...from, requestId, stageId, file, uploadedAt: now });
}
