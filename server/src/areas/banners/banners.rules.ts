import { ApiFailure, check } from '@venue/sdk';
import { type SaleBannerFields, WholeBanner } from '@venue/sdk/banners/model';
import type { BannerTableRow } from './banners.table.ts';

type Sent = { readonly [K in keyof SaleBannerFields]?: SaleBannerFields[K] | undefined };

/** What staff entered about a banner, named as in the model. */
export const fieldsOf = (row: BannerTableRow): SaleBannerFields => ({
  saleBannerTitle: row.title,
  saleBannerText: row.text,
  saleBannerLink: row.link,
  saleBannerMeta: row.meta,
  saleBannerFrom: row.shownFrom,
  saleBannerTo: row.shownTo,
  saleBannerAdvertiser: row.advertiser,
  saleBannerErid: row.erid,
});

/** The sent fields merged with the saved ones. Throws `invalid_input` if they do not fit together. */
export function merged(before: BannerTableRow, sent: Sent): SaleBannerFields {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const result = check(WholeBanner, { ...fieldsOf(before), ...given });
  if (!result.ok) throw new ApiFailure('invalid_input', { fields: result.fields });
  return result.value;
}

/** A banner's fields as its columns take them. */
export const valuesOf = (fields: SaleBannerFields) => ({
  title: fields.saleBannerTitle.trim(),
  text: fields.saleBannerText.trim(),
  link: fields.saleBannerLink,
  meta: fields.saleBannerMeta,
  shownFrom: fields.saleBannerFrom,
  shownTo: fields.saleBannerTo,
  advertiser: fields.saleBannerAdvertiser.trim(),
  erid: fields.saleBannerErid.trim(),
});

/** What the audit log keeps of a banner, named as in the model. */
export const auditedOf = (row: BannerTableRow) => ({ ...fieldsOf(row), saleBannerIsActive: row.isActive });
