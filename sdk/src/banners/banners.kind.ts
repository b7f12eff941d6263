import { image, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { bannerActivity, bannerMoves, type SaleBanner, SaleBannerFields } from './banners.model.ts';

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
  title: 'saleBannerTitle',
  status: { field: 'saleBannerIsActive', values: bannerActivity, moves: bannerMoves },
  written: SaleBannerFields,
  fields: {
    saleBannerId: '№',
    saleBannerImage: image('Картинка'),
    saleBannerIsActive: oneOf('Статус', bannerActivity),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
