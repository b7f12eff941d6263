import { actionsFrom } from '@venue/sdk';
import {
  type HourPackage,
  type OwnPackage,
  type PackageOffer,
  type PackageUse,
  packageMoves,
} from '@venue/sdk/packages/model';
import type { Db } from '../../core/db/database.ts';
import { allRefundsOf, paymentsOf } from '../payments/payments.store.ts';
import { fieldsOf, mayPay } from './packages.rules.ts';
import * as store from './packages.store.ts';

type Row = store.PurchaseTableRow;

/** Packages as staff see them. */
export const presentPackages = async (
  _db: Db,
  rows: readonly store.PackageRow[],
  mayManage: boolean,
): Promise<HourPackage[]> =>
  rows.map(row => ({
    ...fieldsOf(row),
    packageId: row.id,
    isPublished: row.isPublished,
    packagesSold: row.sold,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    can: mayManage
      ? [...actionsFrom(packageMoves, 'staff', row.isPublished), ...(row.sold === 0 ? (['remove'] as const) : [])]
      : [],
  }));

const namesOf = (ids: readonly number[], names: ReadonlyMap<number, string>): string[] =>
  ids.flatMap(id => names.get(id) ?? []);

/** The packages on sale. */
export async function presentOffers(db: Db): Promise<PackageOffer[]> {
  const rows = await store.onSale(db);
  const names = await store.roomNames(db);
  return rows.map(row => ({ ...fieldsOf(row), packageId: row.id, packageRooms: namesOf(row.roomIds, names) }));
}

export const presentUse = ({ use, roomName, startsAt }: store.UseRow): PackageUse => ({
  useId: use.id,
  orderId: use.bookingId,
  roomName,
  startsAt: startsAt.toISOString(),
  useHours: use.hours,
  hoursBack: use.hoursBack,
  usedAt: use.usedAt.toISOString(),
  endedAt: use.endedAt?.toISOString() ?? null,
});

/** Money that went, or goes, back for a bought package. */
export const returnedOf = async (db: Db, id: number): Promise<number> =>
  (await allRefundsOf(db, { kind: 'package', id })).reduce((sum, refund) => sum + refund.sum, 0);

/** The packages of a person. */
export async function presentOwn(db: Db, rows: readonly Row[], now: Date): Promise<OwnPackage[]> {
  const names = await store.roomNames(db);
  const ids = rows.map(({ id }) => id);
  const uses = Map.groupBy(ids.length === 0 ? [] : await store.usesOf(db, ids), ({ use }) => use.purchaseId);
  const own: OwnPackage[] = [];
  for (const row of rows) {
    const payments = row.paidAt === null ? await paymentsOf(db, { kind: 'package', id: row.id }) : [];
    own.push({
      purchaseId: row.id,
      packageTitle: row.title,
      packageRooms: namesOf(row.roomIds, names),
      packageRoomIds: row.roomIds,
      purchaseStatus: row.status as OwnPackage['purchaseStatus'],
      price: row.price,
      packageHours: row.hours,
      hoursLeft: row.hoursLeft,
      validUntil: row.validUntil,
      paidAt: row.paidAt?.toISOString() ?? null,
      payUntil: row.payUntil?.toISOString() ?? null,
      isPaying: payments.some(({ status }) => status === 'pending'),
      canPay: mayPay(row, now),
      returned: row.hoursReturned > 0 ? await returnedOf(db, row.id) : 0,
      uses: (uses.get(row.id) ?? []).map(presentUse),
    });
  }
  return own;
}
