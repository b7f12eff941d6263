import { type Brand, type BrandFields, BrandSave, brandTimeOption } from '@venue/sdk/brands/model';
import { wholeWeek } from '@venue/shared-ui/areas/brands/hours.ts';
import type * as z from 'zod/mini';

/** Also validates a new brand: its `version` is 0 and is not sent. */
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

/** The editor's initial values for a brand, or for a new one. */
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
