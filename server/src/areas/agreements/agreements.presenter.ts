import { actionsFrom } from '@venue/sdk';
import { type Agreement, type AgreementRow, agreementMoves, agreementStatus } from '@venue/sdk/agreements/model';
import type { AgreementPapers } from '../../area/agreementPapers.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { ListedAgreement, WholeAgreement } from './agreements.store.ts';

const { draft, active } = agreementStatus;

const noTotals = { invoiced: 0, acted: 0, paid: 0, unpaid: 0 };

export const presentRow = (row: ListedAgreement, { invoiced, acted, paid, unpaid } = noTotals): AgreementRow => ({
  agreementId: row.id,
  agreementNumber: row.number,
  agreementDate: row.date,
  agreementSubject: row.subject,
  agreementTo: row.to,
  agreementStatus: row.status,
  agreementSum: row.sum,
  customerName: row.customerName,
  customerINN: row.customerInn,
  invoiced,
  acted,
  paid,
  unpaid,
  updatedAt: row.updatedAt.toISOString(),
});

/** What a member of staff may do to an agreement. */
function agreementCan(status: number, mayManage: boolean): Agreement['can'] {
  if (!mayManage) return [];
  return [
    ...(status === draft || status === active ? (['edit'] as const) : []),
    ...actionsFrom(agreementMoves, 'staff', status),
    ...(status === active ? (['invoice', 'act'] as const) : []),
    'mail',
  ];
}

/** The part of the context that gives the names of colleagues. */
type Named = Pick<Context, 'staffNameOf'>;

interface Stamped {
  readonly createdBy: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export const stamps = async (db: Db, context: Named, row: Stamped) => ({
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  createdBy: await context.staffNameOf(db, row.createdBy),
  version: row.version,
});

export async function presentAgreement(
  db: Db,
  context: Named,
  row: WholeAgreement,
  papersOf: AgreementPapers['papersOf'],
  mayManage: boolean,
): Promise<Agreement> {
  const { totals, ...papers } = await papersOf(db, context, row.id, mayManage);
  return {
    ...presentRow(row, totals),
    agreementFrom: row.from,
    vatRate: row.vatRate,
    customer: row.customer,
    userId: row.userId,
    userName: row.userId === null ? null : row.userName,
    accountState: row.accountState,
    eventRequestId: row.eventRequestId,
    eventRequestTitle: row.eventRequestTitle,
    agreementTitle: row.title,
    agreementTerms: row.terms,
    comment: row.comment,
    ...papers,
    ...(await stamps(db, context, row)),
    can: agreementCan(row.status, mayManage),
  };
}
