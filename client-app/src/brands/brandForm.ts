import { type Brand, type BrandFields, BrandSave, brandTimeOption } from '@venue/sdk/brands/model';
import { wholeWeek } from '@venue/shared-ui/areas/brands/hours.ts';
import type * as z from 'zod/mini';

/** Checks a new brand as well: its `version` is 0 and stays here. */
export const brandSchema = BrandSave;
export type BrandValues = z.input<typeof brandSchema>;

const empty: BrandFields = {
  brandName: '',
  brandDescription: '',
  brandSiteUrl: '',
  brandEmail: '',
  brandPhones: [],
  brandSocials: { vk: '', tg: '' },
  brandWorkingHours: { timeOption: brandTimeOption.daily, from: '', to: '', days: [] },
  address: { value: '', city: '', latitude: null, longitude: null },
  activityKindIds: [],
  organisationId: null,
};

/** What the editor shows of a brand, or of none yet. */
export function valuesOf(brand: Brand | undefined): BrandValues {
  const { brandName, brandDescription, brandSiteUrl, brandEmail, brandPhones, brandSocials } = brand ?? empty;
  const { brandWorkingHours, address, activityKindIds, organisationId } = brand ?? empty;
  return {
    brandName,
    brandDescription,
    brandSiteUrl,
    brandEmail,
    brandPhones,
    brandSocials,
    brandWorkingHours: wholeWeek(brandWorkingHours),
    address,
    activityKindIds,
    organisationId,
    version: brand?.version ?? 0,
  };
}
