import { ApiFailure } from '@venue/sdk';
import { eraseGuest, findGuest } from '@venue/sdk/privacy/admin';
import type { Guest } from '@venue/sdk/privacy/model';
import { and, isNull, or } from 'drizzle-orm';
import type { Area } from '../../area/area.ts';
import type { GuestRecord, Guests } from '../../area/personalData.ts';
import { outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { userByPhone } from '../accounts/accounts.store.ts';
import { lettersTo } from './privacy.inventory.ts';

interface GuestRecords {
  readonly guests: Guests;
  readonly records: readonly GuestRecord[];
}

/** What the areas keep about a guest without an account, who has no page to ask for its deletion. */
async function foundBy(areas: readonly Area[], db: Db, phone: string, now: Date): Promise<readonly GuestRecords[]> {
  const guests: GuestRecords[] = [];
  for (const { personal } of areas)
    if (personal?.guests) guests.push({ guests: personal.guests, records: await personal.guests.find(db, phone, now) });
  return guests;
}

async function guestOf(db: Db, phone: string, guests: readonly GuestRecords[]): Promise<Guest> {
  const account = await userByPhone(db, phone);
  const all = guests.flatMap(({ records }) => records);
  const waits = (all.find(each => each.waits === 'money') ?? all.find(each => each.waits !== null))?.waits ?? null;
  return { accountId: account?.id ?? null, records: all.length, waits };
}

/** Staff find a guest without an account by phone, and erase the data kept about them. */
export const privacyGuestsRoutes = (areas: readonly Area[]) => [
  handle(findGuest, async ({ body: { phone } }, { db, now }) => ({
    message: await guestOf(db, phone, await foundBy(areas, db, phone, now)),
  })),

  handle(eraseGuest, ({ body: { phone, records: seen } }, context) =>
    transact(context, async tx => {
      const guests = await foundBy(areas, tx, phone, context.now);
      const { accountId, records, waits } = await guestOf(tx, phone, guests);
      if (records === 0) throw new ApiFailure('not_found');
      // guard: privacy.guests.test.ts
      if (accountId !== null || waits !== null) throw new ApiFailure('move_not_allowed');
      // guard: privacy.guests.test.ts
      if (records !== seen) throw new ApiFailure('conflict');
      for (const each of guests) {
        await each.guests.forget(
          tx,
          each.records.map(({ id }) => id),
          phone,
        );
        // The log keeps only that it was erased and by whom, not what.
        for (const { kind: subject, id: subjectId } of each.records)
          await writeAudit(tx, context, eraseGuest.id, { subject, subjectId });
      }
      const emails = guests.flatMap(each => each.records.flatMap(record => record.emails ?? []));
      // An address may be that of an account too, whose letters are its owner's.
      // guard: privacy.guests.test.ts
      await tx.delete(outbox).where(or(lettersTo([phone]), and(lettersTo(emails), isNull(outbox.userId))));
      return { message: { success: true } };
    }),
  ),
];
