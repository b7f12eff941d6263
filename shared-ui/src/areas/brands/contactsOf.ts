import { hoursText, type PublicBrand } from '@venue/sdk/brands/model';

/** How to reach a brand, as its page and those of its goods show it. */
export const contactsOf = (brand: PublicBrand) => ({
  address: brand.address.value,
  hours: hoursText(brand.brandWorkingHours),
  phones: brand.brandPhones,
  email: brand.brandEmail,
  links: [brand.brandSiteUrl, brand.brandSocials.vk, brand.brandSocials.tg],
});
