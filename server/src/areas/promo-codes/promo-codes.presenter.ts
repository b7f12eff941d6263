import { actionsFrom } from '@venue/sdk';
import { type PromoCode, type PromoUse, promoCodeMoves } from '@venue/sdk/promo-codes/model';
import type { Db } from '../../core/db/database.ts';
import { maskedPhone } from '../../core/security/maskedPhone.ts';
import { fieldsOf } from './promo-codes.rules.ts';
import type { usesPage } from './promo-codes.store.ts';
import type { PromoCodeTableRow } from './promo-codes.table.ts';

/** Promo codes as staff see them. */
export const presentPromoCodes = async (
  _db: Db,
  rows: readonly PromoCodeTableRow[],
  mayManage: boolean,
): Promise<PromoCode[]> =>
  rows.map(row => ({
    ...fieldsOf(row),
    promoCodeId: row.id,
    promoIsActive: row.isActive,
    promoUses: row.uses,
    promoGiven: row.given,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    can: mayManage
      ? [...actionsFrom(promoCodeMoves, 'staff', row.isActive), ...(row.uses === 0 ? (['remove'] as const) : [])]
      : [],
  }));

type UseRow = Awaited<ReturnType<typeof usesPage>>['rows'][number];

/** A use as staff see it; the name is hidden and the phone masked unless the reader may read users. */
export const presentUse = (
  { use, usedOn, price, paidAt, phone, accountState, ...person }: UseRow,
  mayReadUsers: boolean,
): PromoUse => ({
  useId: use.id,
  orderId: use.bookingId,
  ticketOrderId: use.ticketOrderId,
  usedOn,
  // guard: promo-codes.admin.test.ts
  customer: mayReadUsers ? [person.lastname, person.name, person.middlename].filter(Boolean).join(' ') : '',
  // guard: promo-codes.admin.test.ts
  phone: mayReadUsers ? phone : maskedPhone(phone),
  accountState,
  price,
  discount: use.discount,
  usedAt: use.usedAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  givenBackAt: use.givenBackAt?.toISOString() ?? null,
});
