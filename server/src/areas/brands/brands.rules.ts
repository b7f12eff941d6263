import { actionsFrom } from '@venue/sdk';
import { brandRecord } from '@venue/sdk/brands/kind';
import {
  type BrandFields,
  type BrandRow,
  type BrandStatus,
  brandEditable,
  brandMoves,
  brandRemovable,
} from '@venue/sdk/brands/model';
import { cleanHtml } from '../../core/files/richText.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { stepsOf } from '../../core/record/steps.ts';
import { brand } from './brands.table.ts';

/** What is written about a brand; its kinds of activity have a table of their own. */
export const brandFields = recordFields<Omit<BrandFields, 'activityKindIds'>>()(
  brand,
  {
    brandName: 'name',
    brandDescription: 'description',
    brandSiteUrl: 'siteUrl',
    brandEmail: 'email',
    brandPhones: 'phones',
    brandSocials: 'socials',
    brandWorkingHours: 'workingHours',
    address: 'address',
    organisationId: 'organisationId',
  },
  { brandName: name => name.trim(), brandDescription: text => cleanHtml(text) },
);

type Can = BrandRow['can'];
/** Who reads a brand: its owner, staff who may decide about it, or anybody else. */
export type Reader = 'owner' | 'staff' | 'guest';

/** What its reader may do to a brand. */
export function brandCan(status: BrandStatus, reader: Reader): Can {
  if (reader === 'staff') return ['edit', ...actionsFrom(brandMoves, 'staff', status)];
  if (reader === 'guest') return [];
  return [
    ...(brandEditable.includes(status) ? (['edit'] as const) : []),
    ...actionsFrom(brandMoves, 'customer', status),
    ...(brandRemovable.includes(status) ? (['remove'] as const) : []),
  ];
}

/** How a history names each step. */
export const stepWords = stepsOf(brandRecord, { create: 'Бренд создан', take: 'Принят(а) к\u00a0рассмотрению' });
