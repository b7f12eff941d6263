import { image, moment, recordKind, yesNo } from '../core/kind.ts';
import type { SaleBanner } from './banners.model.ts';

/** An advertisement on the site. */
export const bannerRecord = recordKind<SaleBanner>()({
  name: 'banner',
  noun: {
    gender: 'm',
    one: 'баннер',
    acc: 'баннер',
    gen: 'баннера',
    dat: 'баннеру',
    many: 'баннеры',
    manyGen: 'баннеров',
  },
  read: 'banners.read',
  manage: 'banners.manage',
  id: 'saleBannerId',
  title: 'saleBannerAdvertiser',
  fields: {
    saleBannerId: '№',
    saleBannerAdvertiser: 'Рекламодатель',
    saleBannerIsActive: yesNo('Включён'),
    saleBannerImage: image('Картинка'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
