import {
  type Application,
  type ApplicationCard,
  adminRequestType,
  simpleRequestStatus,
} from '@venue/sdk/applications/model';
import * as z from 'zod/mini';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { staffName } from '../accounts/accounts.store.ts';
import { canWith, stepWords } from './applications.rules.ts';
import { type NamedApplication, stepsOf } from './applications.store.ts';

export function presentApplication(context: Context, row: NamedApplication): Application {
  const { userId, permissions } = actorOf(context);
  const status = simpleRequestStatus.schema.parse(row.status);
  const { takenBy, doneBy } = row;
  return {
    requestId: row.id,
    requestStatus: status,
    requestType: adminRequestType.schema.parse(row.type),
    objectId: row.objectId,
    objectTitle: row.objectTitle,
    isAmendment: row.isAmendment,
    userId: row.userId,
    userName: row.userName || `Клиент № ${row.userId}`,
    userPhone: row.userPhone,
    accountState: row.accountState,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    takenBy: takenBy === null ? null : { userId: takenBy, userName: staffName(row.taker, takenBy) },
    takenAt: row.takenAt?.toISOString() ?? null,
    doneBy: doneBy === null ? null : { userId: doneBy, userName: staffName(row.decider, doneBy) },
    doneAt: row.doneAt?.toISOString() ?? null,
    comment: row.comment,
    can: canWith({ status, takenBy }, { userId, mayManage: permissions.has('applications.manage') }),
  };
}

/** What the audit keeps of a change of an application. */
const Place = z.object({
  status: simpleRequestStatus.schema,
  takenBy: z.nullable(z.int()),
  /** The colleague it was taken over from. */
  takenFrom: z.optional(z.string()),
  comment: z.optional(z.string()),
});

export async function historyOf(db: Db, row: NamedApplication): Promise<ApplicationCard['history']> {
  const steps = (await stepsOf(db, row.id)).map(({ at, before, after, who, userId }) => {
    const [was, is] = [Place.parse(before), Place.parse(after)];
    return {
      at: at.toISOString(),
      who: staffName(who, userId),
      what: stepWords(was, is, is.takenFrom ?? ''),
      comment: is.comment ?? '',
      ends: is.status === simpleRequestStatus.done,
    };
  });
  const history = steps.map(({ ends: _, ...step }) => step);
  if (row.doneAt === null || steps.some(({ ends }) => ends)) return history;
  // The decision itself is in the history of the record that the application is about.
  const end =
    row.doneBy === null
      ? { who: row.userName || `Клиент № ${row.userId}`, what: 'Отозвана отправителем' }
      : { who: staffName(row.decider, row.doneBy), what: 'Решение принято' };
  return [{ at: row.doneAt.toISOString(), ...end, comment: '' }, ...history];
}
