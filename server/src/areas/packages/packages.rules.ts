import { ApiFailure, check, dayOf, formatHours } from '@venue/sdk';
import { PackageFields, purchaseStatus, worthOf } from '@venue/sdk/packages/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { hasPlainHours } from '../bookings/bookings.package.service.ts';
import type { BookingRow } from '../bookings/bookings.store.ts';
import { hourPackage, type PackageTableRow, type PurchaseTableRow } from './packages.table.ts';

type FieldValues = { readonly [K in keyof PackageFields]?: PackageFields[K] | undefined };

/** What staff enter about a package. */
const columns = recordFields<PackageFields>()(
  hourPackage,
  {
    packageTitle: 'title',
    packageHours: 'hours',
    packagePrice: 'price',
    packageDays: 'days',
    packageRoomIds: 'roomIds',
    packageAbout: 'about',
  },
  {
    packageTitle: title => title.trim(),
    packageRoomIds: ids => [...new Set(ids)].sort((a, b) => a - b),
    packageAbout: about => about.trim(),
  },
);
export const { fieldsOf, valuesOf } = columns;

/** The sent fields merged with the saved ones. Throws `invalid_input` if they do not fit together. */
export function merged(before: PackageTableRow, sent: FieldValues): PackageFields {
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const result = check(PackageFields, { ...fieldsOf(before), ...changes });
  if (!result.ok) throw new ApiFailure('invalid_input', { fields: result.fields });
  return result.value;
}

/** What the audit log keeps of a package, named as in the model. */
export const auditedOf = (row: PackageTableRow) => ({ ...fieldsOf(row), isPublished: row.isPublished });

/** Until when a package that was not paid keeps its price. */
export const PAY_HOURS = 24;

/** What is due for the hours of a bought package that are left: nothing unless it was paid. */
export const restOf = ({ status, price, hours, hoursLeft }: PurchaseTableRow): number =>
  status === purchaseStatus.active ? worthOf({ price, packageHours: hours }, hoursLeft) : 0;

/** Whether a bought package may be paid for now. */
export const mayPay = ({ status, payUntil }: PurchaseTableRow, now: Date): boolean =>
  status === purchaseStatus.awaiting && payUntil !== null && payUntil > now;

/** Whether the hours of a bought package may be used to book now. */
export const isUsable = ({ status, hoursLeft, validUntil }: PurchaseTableRow, now: Date): boolean =>
  status === purchaseStatus.active && hoursLeft > 0 && validUntil !== null && validUntil >= dayOf(now);

/** Why no package pays for the hours of a booking, whichever it is; undefined if one may. */
export function unfitBooking(row: BookingRow, isByTerms: boolean): string | undefined {
  if (isByTerms) return 'У\u00a0этой брони цена организации: абонементом её не\u00a0оплатить';
  if (row.promo !== null) return 'У\u00a0брони скидка по\u00a0промокоду. Уберите промокод, чтобы списать часы';
  if (row.groupId !== null)
    return 'Эта бронь\u00a0— часть заказа. Абонементом оплачивают брони, оформленные по\u00a0одной';
  if (!hasPlainHours(row.lines)) return 'У\u00a0этой брони договорная цена: абонементом её не\u00a0оплатить';
  return undefined;
}

/** Why this package does not pay for the hours of a booking; null if it does. */
export function obstacleOf(
  { roomIds, hoursLeft }: Pick<PurchaseTableRow, 'roomIds' | 'hoursLeft'>,
  { roomId, hours }: Pick<BookingRow, 'roomId' | 'hours'>,
): string | null {
  if (roomIds.length > 0 && !roomIds.includes(roomId)) return 'Не\u00a0действует в\u00a0этом помещении';
  if (hoursLeft < hours.length)
    return `Осталось ${formatHours(hoursLeft)}, а\u00a0в\u00a0брони ${formatHours(hours.length)}`;
  return null;
}
