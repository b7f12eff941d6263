import { formatted, link, moment, oneOf, phone, recordKind, richText } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import { type AdminBrand, BrandAddress, BrandWorkingHours, brandStatus, hoursText } from './brands.model.ts';

/** A brand of a customer on the marketplace. */
export const brandRecord = recordKind<AdminBrand>()({
  name: 'brand',
  noun: {
    gender: 'm',
    one: 'бренд',
    acc: 'бренд',
    gen: 'бренда',
    dat: 'бренду',
    many: 'бренды',
    manyGen: 'брендов',
  },
  read: 'brands.read',
  manage: 'brands.manage',
  id: 'brandId',
  title: 'brandName',
  fields: {
    brandId: '№',
    brandName: 'Название',
    brandDescription: richText('Описание'),
    activityKindIds: formatted('Виды деятельности', ids => `выбрано: ${Array.isArray(ids) ? ids.length : 0}`),
    organisationId: formatted('Организация', id => `№\u00a0${String(id)}`),
    brandPhones: phone('Телефоны'),
    brandEmail: 'Электронная почта',
    address: formatted('Адрес', address => BrandAddress.safeParse(address).data?.value ?? ''),
    brandSiteUrl: link('Сайт'),
    brandSocials: link('Соцсети'),
    brandWorkingHours: formatted('Часы работы', hours => {
      const read = BrandWorkingHours.safeParse(hours).data;
      return read ? hoursText(read).join('; ') : '';
    }),
    brandStatus: oneOf('Статус', brandStatus),
    rejectionReason: 'Причина',
    ownerName: accountName('Владелец'),
    ownerPhone: phone('Телефон владельца'),
    sentAt: moment('Отправлен'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
