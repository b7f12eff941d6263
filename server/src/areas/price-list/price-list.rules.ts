import { ApiFailure } from '@venue/sdk';
import type { PriceItemFields } from '@venue/sdk/price-list/model';
import { brokenConstraint } from '../../core/db/transact.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { eventService, type PriceItemRow } from './price-list.table.ts';
import { unitOf, units } from './price-list.units.service.ts';

export const { fieldsOf, everyValueOf } = recordFields<PriceItemFields>()(
  eventService,
  {
    priceItemName: 'name',
    priceItemGroup: 'section',
    priceItemOrder: 'place',
    priceItemPrice: 'price',
    priceItemUnit: { column: 'unit', toColumn: id => units[id], toField: unitOf },
    priceItemMinimum: 'minimum',
  },
  { priceItemName: name => name.trim() },
);

/** What the audit log keeps of an item, named as in the model. */
export const auditedOf = (row: PriceItemRow) => ({ ...fieldsOf(row), isPublished: row.active });

/** Of two items of one name customers could not tell which they order. */
export function refuseTwin(error: unknown): never {
  if (!brokenConstraint(error)?.endsWith('_name')) throw error;
  throw new ApiFailure('invalid_input', {
    fields: { priceItemName: 'Позиция с\u00a0таким названием уже есть' },
    cause: error,
  });
}
