import { exportUsers } from '@venue/sdk/users/admin';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile, wholeFile } from '../../core/files/sheet.ts';
import type { FileAnswer } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { userById } from '../accounts/accounts.store.ts';
import { noteView } from '../privacy/privacy.store.ts';
import { presentUser, userCard } from './users.card.ts';
import { linesOf, personSheet, usersSheet } from './users.export.ts';
import { allUsers, type WantedUsers } from './users.list.store.ts';

type Format = 'xlsx' | 'csv';

/** Everybody who matches, as one file. It is sent after the audit log has saved who exported how many people's data. */
export async function exportOfMany(
  context: Context,
  { format, ...filter }: WantedUsers & { format: Format },
): Promise<FileAnswer> {
  let rows = 0;
  async function* people() {
    for await (const chunk of context.batches(db => allUsers(db, filter))) {
      rows += chunk.length;
      yield chunk.map(presentUser);
    }
  }
  const file = await wholeFile(await sheetFile(usersSheet, people(), { format, now: context.now }));
  const { search, ...filters } = filter;
  // The search text is not logged: it may be a name or a phone, and the log outlives the account.
  const after = { ...filters, searched: Boolean(search), format, rows };
  await transact(context, tx => writeAudit(tx, context, exportUsers.id, { subject: 'users', subjectId: 0, after }));
  return file;
}

/** One person with their sections as one file; the view is logged, so the person sees it. */
export async function exportOfOne(context: Context, userId: number, format: Format): Promise<FileAnswer> {
  const lines = await transact(context, tx => opened(tx, context, userId, format));
  return sheetFile(personSheet(userId), once(lines), { format, now: context.now });
}

async function opened(tx: Db, context: Context, userId: number, format: Format) {
  const user = mustExist(await userById(tx, userId));
  const { userId: viewerId, name: who } = actorOf(context);
  const reason = `Скачан файл ${format.toUpperCase()}`;
  await noteView(tx, { userId, viewerId, who, what: 'Личные данные', reason, at: context.now });
  await writeAudit(tx, context, exportUsers.id, { subject: 'user', subjectId: userId, after: { format } });
  return linesOf(await userCard(tx, context, user));
}

async function* once<Row>(rows: Row[]) {
  yield rows;
}
