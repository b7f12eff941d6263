import type { Quote } from '@venue/sdk/bookings/model';
import type { ClientOffer, ClientTerms } from '@venue/sdk/client-terms/model';
import type { Db } from '../../core/db/database.ts';
import { fieldsOf } from './client-terms.rules.ts';
import type { WholeClientTerms } from './client-terms.store.ts';

const leftOf = ({ creditLimit, used }: WholeClientTerms): number => Math.max(0, creditLimit - used);

const presentRow = (row: WholeClientTerms, mayManage: boolean): ClientTerms => ({
  termsId: row.id,
  agreementId: row.agreementId,
  agreementNumber: row.agreementNumber,
  customer: row.customer,
  INN: row.inn,
  ...fieldsOf(row),
  creditUsed: row.used,
  creditLeft: leftOf(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  can: mayManage ? ['edit'] : [],
});

export const presentRows = async (
  _db: Db,
  rows: readonly WholeClientTerms[],
  mayManage: boolean,
): Promise<ClientTerms[]> => rows.map(row => presentRow(row, mayManage));

/** What a booking costs by these terms. */
export const presentOffer = (row: WholeClientTerms, { price }: Quote): ClientOffer => ({
  termsId: row.id,
  customer: row.customer,
  INN: row.inn,
  price,
  isPostpaid: row.isPostpaid,
  dueDays: row.dueDays,
  creditLeft: row.isPostpaid ? leftOf(row) : null,
  isEnough: !row.isPostpaid || price <= leftOf(row),
});
