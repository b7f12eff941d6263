import { of, type PersonalData } from '../../area/personalData.ts';
import { brand } from './brands.table.ts';

/** What brands people have. */
export const brandsPersonal: PersonalData = {
  kept: [{ table: brand, about: of(brand.userId), as: 'brands', atDeletion: 'delete' }],
  owned: [{ kinds: ['brand'], id: brand.id, userId: brand.userId, pictures: ['brand'], approved: true }],
};
