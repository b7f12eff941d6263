import { downloadFriends, listFriends } from '@venue/sdk/mailing/admin';
import { friendRecord } from '@venue/sdk/mailing/kind';
import { friendSource, type MailingFriend } from '@venue/sdk/mailing/model';
import { transact } from '../../core/db/transact.ts';
import { recordSheet } from '../../core/files/recordSheet.ts';
import { sheetFile, wholeFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { allFriends, type FriendRow, friendsPage } from './mailing.store.ts';

const sheet = recordSheet<MailingFriend>()(friendRecord, [
  { field: 'friendId', width: 8, value: friend => friend.friendId },
  { field: 'friendEmail', width: 32, value: friend => friend.friendEmail },
  { field: 'friendName', width: 36, value: friend => friend.friendName },
  { field: 'friendSource', width: 20, value: friend => friendSource.option(friend.friendSource).label },
  { field: 'consentAt', width: 18, value: friend => friend.consentAt },
  { field: 'consentVersion', width: 16, value: friend => friend.consentVersion },
  { field: 'withdrawnAt', width: 18, value: friend => friend.withdrawnAt },
  { field: 'bouncedAt', width: 18, value: friend => friend.bouncedAt },
]);

const presented = ({
  id,
  email,
  ofSite,
  lastname,
  name,
  middlename,
  userId,
  at,
  version,
  withdrawnAt,
  bouncedAt,
}: FriendRow): MailingFriend => ({
  friendId: id,
  friendEmail: email,
  friendName: [lastname, name, middlename].filter(Boolean).join(' '),
  friendSource: ofSite ? friendSource.site : friendSource.account,
  userId,
  consentAt: at.toISOString(),
  consentVersion: version,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
  bouncedAt: bouncedAt?.toISOString() ?? null,
});

export const mailingAdminRoutes = [
  handle(listFriends, async ({ body }, { db }) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, ...counts } = await friendsPage(db, { ...body, page, pageSize });
    return { message: { page, pageSize, ...counts }, items: rows.map(presented) };
  }),

  handle(downloadFriends, async ({ body: { format, ...wanted } }, context) => {
    let count = 0;
    async function* friends() {
      for await (const chunk of context.batches(db => allFriends(db, wanted))) {
        count += chunk.length;
        yield chunk.map(presented);
      }
    }
    const file = await wholeFile(await sheetFile(sheet, friends(), { format, now: context.now }));
    const { search, ...filters } = wanted;
    // The search text is not logged: it may be a name or an address, and the log outlives the account.
    const after = { ...filters, searched: Boolean(search), format, rows: count };
    await transact(context, tx =>
      writeAudit(tx, context, downloadFriends.id, { subject: friendRecord.name, subjectId: 0, after }),
    );
    return file;
  }),
];
