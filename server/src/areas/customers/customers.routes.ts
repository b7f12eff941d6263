import { ApiFailure } from '@venue/sdk';
import { blockCustomer, getCustomer, getOrganisation, markCustomer, unblockCustomer } from '@venue/sdk/customers/admin';
import { accountState } from '@venue/sdk/profile/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { accountStateOf, lockUser, userById } from '../accounts/accounts.store.ts';
import { noteLook } from '../users/users.admin.store.ts';
import { blockedTo, markOf, saveMark } from './customers.marks.store.ts';
import { block, customerCard, organisationCard, unblock } from './customers.service.ts';

const done = { message: { success: true } };
const subject = 'user';

/** Changes something about a person whose account is not being deleted, with their row locked. */
const about = (context: Context, id: number, work: (tx: Db) => Promise<void>) =>
  transact(context, async tx => {
    const user = mustExist(await lockUser(tx, id));
    // guard: customers.test.ts
    if (accountStateOf(user) !== accountState.active) throw new ApiFailure('account_leaving');
    await work(tx);
    return done;
  });

export const customersRoutes = [
  handle(getCustomer, ({ id }, context) =>
    transact(context, async tx => {
      const user = mustExist(await userById(tx, id));
      const { userId: viewerId, name: who } = actorOf(context);
      const look = { what: 'Личные данные', reason: 'Карточка пользователя' };
      await noteLook(tx, { ...look, userId: id, viewerId, who, at: context.now });
      return { message: await customerCard(tx, context, user) };
    }),
  ),

  handle(markCustomer, ({ id, body }, context) =>
    about(context, id, async tx => {
      const mark = await markOf(tx, id);
      const tags = [...new Set(body.tags)];
      const after = { tags: tags.join(', '), warning: body.warning.trim() };
      await saveMark(tx, id, { tags, warning: after.warning, updatedAt: context.now });
      const before = { tags: (mark?.tags ?? []).join(', '), warning: mark?.warning ?? '' };
      await writeAudit(tx, context, markCustomer.id, { subject, subjectId: id, ...changed(before, after) });
    }),
  ),

  handle(blockCustomer, ({ id, body }, context) =>
    about(context, id, async tx => {
      const after = { blockReason: body.blockReason.trim(), blockedTo: body.blockedTo };
      await block(tx, context, id, after);
      await writeAudit(tx, context, blockCustomer.id, { subject, subjectId: id, after });
    }),
  ),

  handle(unblockCustomer, ({ id }, context) =>
    transact(context, async tx => {
      mustExist(await lockUser(tx, id));
      const mark = await markOf(tx, id);
      const before = { blockReason: mark?.blockReason, blockedTo: blockedTo(mark, context.now) };
      await unblock(tx, context, id);
      await writeAudit(tx, context, unblockCustomer.id, { subject, subjectId: id, before });
      return done;
    }),
  ),

  handle(getOrganisation, async ({ query: { INN } }, { db, now }) => ({
    message: await organisationCard(db, INN, now),
  })),
];
