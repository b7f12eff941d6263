import { ApiFailure, addDays, momentOf } from '@venue/sdk';
import * as calls from '@venue/sdk/certificates/admin';
import { certificateRecord } from '@venue/sdk/certificates/kind';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { accountOfCaller } from '../accounts/accounts.caller.service.ts';
import { owedAtDesk } from '../payments/payments.desk.service.ts';
import { presentCertificate, presentUse } from './certificates.presenter.ts';
import { mustFit } from './certificates.rules.ts';
import { block, extend, giveBackRest, handOver, sell } from './certificates.staff.service.ts';
import * as store from './certificates.store.ts';

const subject = certificateRecord.name;
const done = { message: { success: true } };

export const certificatesAdminRoutes = [
  handle(calls.listCertificates, async ({ query }, context) => {
    const { rows, ...totals } = await store.certificatesPage(context.db, context.now, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: rows.map(row => presentCertificate(row, actorOf(context), context.now)),
    };
  }),

  handle(calls.getCertificate, async ({ id }, context) => {
    const row = mustExist(await store.listedById(context.db, id));
    const uses = await store.usesOf(context.db, id);
    return {
      message: { ...presentCertificate(row, actorOf(context), context.now), uses: uses.map(presentUse) },
    };
  }),

  handle(calls.reportCertificates, async ({ query: { from, to } }, { db }) => ({
    message: await store.reportOf(db, momentOf(from, 0), momentOf(addDays(to, 1), 0)),
  })),

  handle(calls.sellCertificate, ({ body: { phone, name, by, ...wish } }, context) =>
    transact(context, async tx => {
      const userId = await accountOfCaller(tx, context, { phone, lastname: '', name });
      const { id } = await sell(tx, context, { userId, by, wish });
      await writeAudit(tx, context, calls.sellCertificate.id, {
        subject,
        subjectId: id,
        after: { certificateSum: wish.certificateSum },
      });
      return { id, message: { certificateId: id } };
    }),
  ),

  handle(calls.blockCertificate, ({ id, body: { blockReason } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockCertificate(tx, id));
      const after = await block(tx, context, before, blockReason);
      await writeAudit(tx, context, calls.blockCertificate.id, {
        subject,
        subjectId: id,
        ...changed({ blockReason: before.blockReason }, { blockReason: after.blockReason }),
      });
      return done;
    }),
  ),

  handle(calls.extendCertificate, ({ id, body: { certificateTo } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockCertificate(tx, id));
      await extend(tx, context, before, certificateTo);
      await writeAudit(tx, context, calls.extendCertificate.id, {
        subject,
        subjectId: id,
        ...changed({ certificateTo: before.validTo }, { certificateTo }),
      });
      return done;
    }),
  ),

  handle(calls.returnCertificate, ({ id, body: { certificateRest, reason } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await store.lockCertificate(tx, id));
      await giveBackRest(tx, context, row, { rest: certificateRest, reason });
      await writeAudit(tx, context, calls.returnCertificate.id, {
        subject,
        subjectId: id,
        before: { certificateRest },
        after: { certificateRest: 0 },
      });
      return done;
    }),
  ),

  handle(calls.handOverCertificate, ({ id, body: { owed } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await store.lockCertificate(tx, id));
      // guard: certificates.admin.test.ts
      if (owed === 0 || (await owedAtDesk(tx, { kind: 'certificate', id })) !== owed)
        throw new ApiFailure('sum_changed');
      await handOver(tx, context, row);
      await writeAudit(tx, context, calls.handOverCertificate.id, {
        subject,
        subjectId: id,
        before: { refund: 'requested' },
        after: { refund: 'succeeded' },
      });
      return done;
    }),
  ),

  handle(calls.saveCertificateTerms, ({ body }, context) =>
    transact(context, async tx => {
      mustFit(body);
      const before = await store.termsOf(tx);
      const message = await store.saveTerms(tx, body);
      await writeAudit(tx, context, calls.saveCertificateTerms.id, {
        subject,
        subjectId: 1,
        ...changed(before, message),
      });
      return { message };
    }),
  ),
];
