import {
  ApiFailure,
  check,
  dayOf,
  type FailureCode,
  failureTexts,
  formatDate,
  formatMoney,
  momentOf,
  plural,
} from '@venue/sdk';
import {
  discountOf,
  isSpelling,
  type PromoCodeFields,
  type PromoTerms,
  promoFor,
  spellingOf,
  WholePromoCode,
} from '@venue/sdk/promo-codes/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { type PromoCodeTableRow, promoCode } from './promo-codes.table.ts';

type FieldValues = { readonly [K in keyof PromoCodeFields]?: PromoCodeFields[K] | undefined };

/** What staff enter about a promo code. */
const columns = recordFields<PromoCodeFields>()(
  promoCode,
  {
    promoCode: 'code',
    promoPercent: 'percent',
    promoSum: 'sum',
    promoFor: 'usedFor',
    promoRoomIds: 'roomIds',
    promoEventIds: 'eventIds',
    promoFrom: 'validFrom',
    promoTo: 'validTo',
    promoMaxUses: 'maxUses',
    promoMaxPerPerson: 'maxPerPerson',
    promoMinSum: 'minSum',
    promoNote: 'note',
  },
  {
    promoCode: code => code.normalize('NFC').toUpperCase().replace(/\s+/g, ''),
    promoRoomIds: ids => [...new Set(ids)].sort((a, b) => a - b),
    promoEventIds: ids => [...new Set(ids)].sort((a, b) => a - b),
    promoNote: note => note.trim(),
  },
);
export const { fieldsOf } = columns;

/** The columns of whole fields, with the spelling that follows from the code. */
export const storedOf = (fields: PromoCodeFields) => ({
  ...columns.valuesOf(fields),
  spelling: spellingOf(fields.promoCode),
});

/** The sent fields merged with the saved ones. Throws `invalid_input` if they do not fit together. */
export function merged(before: PromoCodeTableRow, sent: FieldValues): PromoCodeFields {
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const result = check(WholePromoCode, { ...fieldsOf(before), ...changes });
  if (!result.ok) throw new ApiFailure('invalid_input', { fields: result.fields });
  const { promoMaxUses: most } = result.value;
  // guard: promo-codes.admin.test.ts
  if (most !== null && most < before.uses) {
    const fields = {
      promoMaxUses: `Промокод уже использован ${plural(before.uses, 'раз', 'раза', 'раз')}: меньше указать нельзя`,
    };
    throw new ApiFailure('invalid_input', { fields });
  }
  return result.value;
}

/** What the audit log keeps of a promo code, named as in the model. */
export const auditedOf = (row: PromoCodeTableRow) => ({ ...fieldsOf(row), promoIsActive: row.isActive });

/** A refusal beside the field of the code. */
export const refusal = (code: FailureCode, text = failureTexts[code]): ApiFailure =>
  new ApiFailure(code, { fields: { promoCode: text } });

export const usedUp = (byYou: boolean): ApiFailure =>
  refusal('promo_used_up', byYou ? 'Вы\u00a0уже использовали этот промокод' : undefined);

/** The spelling of what a customer typed. @throws ApiFailure promo_unknown */
export function spellingIn(typed: string): string {
  const spelling = spellingOf(typed);
  if (!isSpelling(spelling)) throw refusal('promo_unknown');
  return spelling;
}

/** Where a code is used: for hours of a room, or tickets of an event. */
export type PromoPlace = { readonly roomId: number } | { readonly eventId: number };

/** Why a code is not for a place; undefined if it is. */
function unfitFor({ usedFor, roomIds, eventIds }: PromoCodeTableRow, place: PromoPlace): string | undefined {
  if ('roomId' in place) {
    if (usedFor === promoFor.events) return 'Этот промокод действует только на\u00a0билеты';
    if (roomIds.length > 0 && !roomIds.includes(place.roomId))
      return 'Этот промокод не\u00a0действует для\u00a0этого помещения';
  } else {
    if (usedFor === promoFor.rooms) return 'Этот промокод действует только на\u00a0бронирование помещений';
    if (eventIds.length > 0 && !eventIds.includes(place.eventId))
      return 'Этот промокод не\u00a0действует для\u00a0этого мероприятия';
  }
}

/**
 * The discount that a code gives to an order.
 * @throws ApiFailure why it gives none: promo_unknown, promo_ended, promo_unfit
 */
export function discountBy(
  code: PromoCodeTableRow | undefined,
  place: PromoPlace,
  { full, now }: { readonly full: number; readonly now: Date },
): number {
  if (!code) throw refusal('promo_unknown');
  const { isActive, validFrom, validTo, minSum } = code;
  const today = dayOf(now);
  const named = (day: string) => formatDate(momentOf(day, 12));
  if (validFrom !== null && today < validFrom)
    throw refusal('promo_ended', `Промокод начнёт действовать ${named(validFrom)}`);
  if (validTo !== null && today > validTo)
    throw refusal('promo_ended', `Срок действия промокода закончился ${named(validTo)}`);
  if (!isActive) throw refusal('promo_ended');
  const unfit = unfitFor(code, place);
  // guard: promo-codes.test.ts, promo-codes.tickets.test.ts
  if (unfit !== undefined) throw refusal('promo_unfit', unfit);
  if (minSum !== null && full < minSum)
    throw refusal('promo_unfit', `Промокод действует для\u00a0заказов от\u00a0${formatMoney(minSum)} без скидки`);
  const discount = discountOf(code satisfies PromoTerms, full);
  if (discount === 0) throw refusal('promo_unfit');
  return discount;
}
