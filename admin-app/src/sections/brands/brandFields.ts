import { formatPhone } from '@venue/sdk';
import { type BrandFields, hoursText } from '@venue/sdk/brands/model';
import type { Field } from '../../app/record/changes/changes.ts';

/** A brand prepared for comparison: its fields, with names instead of ids. */
export type Compared = Omit<BrandFields, 'activityKindIds' | 'organisationId'> & {
  readonly companyName: string;
  readonly kinds: readonly string[];
};

export const brandFields: readonly Field<Compared>[] = [
  { label: 'Название', of: brand => brand.brandName },
  { label: 'Виды деятельности', of: brand => brand.kinds },
  { label: 'Описание', of: brand => ({ html: brand.brandDescription }) },
  { label: 'Организация', of: brand => brand.companyName },
  { label: 'Адрес', of: brand => brand.address.value },
  { label: 'Часы работы', of: brand => hoursText(brand.brandWorkingHours) },
  { label: 'Телефоны', of: brand => brand.brandPhones.map(formatPhone) },
  { label: 'Почта', of: brand => brand.brandEmail },
  { label: 'Сайт', of: brand => brand.brandSiteUrl },
  { label: 'ВКонтакте', of: brand => brand.brandSocials.vk },
  { label: 'Телеграм', of: brand => brand.brandSocials.tg },
];
