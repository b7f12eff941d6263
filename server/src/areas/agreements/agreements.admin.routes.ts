import { ApiFailure } from '@venue/sdk';
import {
  addAgreement,
  findParty,
  getAgreement,
  getAgreementPdf,
  listAgreements,
  mailAgreement,
  saveAgreement,
} from '@venue/sdk/agreements/admin';
import { agreementRecord } from '@venue/sdk/agreements/kind';
import type { Agreement } from '@venue/sdk/agreements/model';
import type { AgreementPapers } from '../../area/agreementPapers.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { countAttempt, type Limit } from '../../core/security/attempts.ts';
import { agreementNumbering, numberFor, withNumber } from './agreements.numbers.store.ts';
import { agreementPdf } from './agreements.pdf.ts';
import { presentAgreement, presentRow } from './agreements.presenter.ts';
import { agreementToMail, auditedLetter, auditedOf, mayBeSaved, requisitesOf, valuesOf } from './agreements.rules.ts';
import * as store from './agreements.store.ts';

const subject = agreementRecord.name;
// Each request to the register of companies costs money.
const partyQuestions: readonly Limit[] = [
  { most: 10, seconds: 60 },
  { most: 100, seconds: 24 * 60 * 60 },
];

export const agreementsAdminRoutes = (papers: AgreementPapers) => [
  handle(listAgreements, async ({ body }, { db }) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.agreementsPage(db, { ...body, page, pageSize });
    const totals = await papers.totalsOf(
      db,
      rows.map(row => row.id),
    );
    return {
      message: { page, pageSize, total, totalIsExact },
      items: rows.map(row => presentRow(row, totals.get(row.id))),
    };
  }),

  handle(getAgreement, async ({ body: { agreementId } }, context) => ({
    message: await shown(papers, context.db, context, agreementId),
  })),

  handle(addAgreement, ({ body }, context) => {
    const { now, config } = context;
    return transact(context, async tx => {
      await mustName(tx, body);
      const number = await numberFor(tx, config, agreementNumbering, body.agreementDate, body.agreementNumber);
      const row = await withNumber(agreementNumbering, () =>
        store.addAgreementRow(tx, {
          ...valuesOf(body, number),
          createdBy: actorOf(context).userId,
          createdAt: now,
          updatedAt: now,
        }),
      );
      await writeAudit(tx, context, addAgreement.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { id: row.id, message: await shown(papers, tx, context, row.id) };
    });
  }),

  handle(saveAgreement, ({ body }, context) =>
    transact(context, async tx => {
      const { agreementId: id, agreementStatus: status, version } = body;
      const before = mustExist(await store.lockAgreement(tx, id));
      await mustBeCurrent(tx, context, subject, before, version, () => shown(papers, tx, context, id));
      const values = valuesOf(body, body.agreementNumber || before.number);
      mayBeSaved(before, values, status);
      await mustName(tx, body);
      const after = await withNumber(agreementNumbering, () =>
        store.changeAgreement(tx, id, { ...values, status, version: before.version + 1, updatedAt: context.now }),
      );
      const change = changed(auditedOf(before), auditedOf(after));
      await writeAudit(tx, context, saveAgreement.id, { subject, subjectId: id, ...change });
      return { message: await shown(papers, tx, context, id) };
    }),
  ),

  handle(getAgreementPdf, async ({ body: { agreementId } }, { db, config }) => {
    const row = mustExist(await store.agreementById(db, agreementId));
    const data = await agreementPdf(row, requisitesOf(config));
    return { data, type: 'application/pdf', name: `Договор № ${row.number}.pdf` };
  }),

  handle(mailAgreement, async ({ body: { agreementId: id, ...letter } }, context) => {
    await papers.mayMail(context);
    return transact(context, async tx => {
      const row = mustExist(await store.agreementById(tx, id));
      const data = await agreementPdf(row, requisitesOf(context.config));
      await papers.mail(tx, context, id, agreementToMail(row, data), letter);
      await writeAudit(tx, context, mailAgreement.id, { subject, subjectId: id, after: auditedLetter(letter) });
      return { message: await shown(papers, tx, context, id) };
    });
  }),

  handle(findParty, async ({ body: { INN } }, context) => {
    await countAttempt(context.db, `inn:${actorOf(context).userId}`, context.now, partyQuestions);
    return { message: { organisation: await context.ports.lookup.organisation(INN) } };
  }),
];

/** Refuses the id of a customer or request that does not exist, with an error on its field. */
async function mustName(tx: Db, body: { userId: number | null; eventRequestId: number | null }): Promise<void> {
  const missing = await store.missingOf(tx, body);
  const fields = {
    ...(missing.userId ? { userId: 'Такого клиента нет' } : {}),
    ...(missing.eventRequestId ? { eventRequestId: 'Такой заявки нет' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new ApiFailure('not_found', { fields });
}

async function shown({ papersOf }: AgreementPapers, db: Db, context: Context, id: number): Promise<Agreement> {
  const row = mustExist(await store.agreementById(db, id));
  return presentAgreement(db, context, row, papersOf, mayManage(context, agreementRecord));
}
