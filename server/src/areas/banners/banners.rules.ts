import { ApiFailure, check } from '@venue/sdk';
import { type SaleBannerFields, WholeBanner } from '@venue/sdk/banners/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { type BannerTableRow, saleBanner } from './banners.table.ts';

type FieldValues = { readonly [K in keyof SaleBannerFields]?: SaleBannerFields[K] | undefined };

/** What staff enter about a banner. */
export const { fieldNames, fieldsOf, valuesOf } = recordFields<SaleBannerFields>()(
  saleBanner,
  {
    saleBannerTitle: 'title',
    saleBannerText: 'text',
    saleBannerLink: 'link',
    saleBannerMeta: 'meta',
    saleBannerFrom: 'shownFrom',
    saleBannerTo: 'shownTo',
    saleBannerAdvertiser: 'advertiser',
    saleBannerErid: 'erid',
  },
  {
    saleBannerTitle: title => title.trim(),
    saleBannerText: text => text.trim(),
    saleBannerAdvertiser: name => name.trim(),
    saleBannerErid: token => token.trim(),
  },
);

/** The sent fields merged with the saved ones. Throws `invalid_input` if they do not fit together. */
export function merged(before: BannerTableRow, sent: FieldValues): SaleBannerFields {
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const result = check(WholeBanner, { ...fieldsOf(before), ...changes });
  if (!result.ok) throw new ApiFailure('invalid_input', { fields: result.fields });
  return result.value;
}

/** What the audit log keeps of a banner, named as in the model. */
export const auditedOf = (row: BannerTableRow) => ({ ...fieldsOf(row), saleBannerIsActive: row.isActive });
