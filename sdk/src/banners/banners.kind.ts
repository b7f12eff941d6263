import { day, formatted, image, link, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { bannerActivity, bannerMoves, type SaleBanner } from './banners.model.ts';

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
  fields: {
    saleBannerId: '№',
    saleBannerTitle: 'Заголовок',
    saleBannerText: 'Текст',
    saleBannerLink: link('Ссылка'),
    saleBannerImage: image('Картинка'),
    saleBannerMeta: formatted('Видимая часть картинки', meta => Object.values(Object(meta)).join(', ')),
    saleBannerFrom: day('Показывать с'),
    saleBannerTo: day('Показывать по'),
    saleBannerAdvertiser: 'Рекламодатель',
    saleBannerErid: 'Токен (erid)',
    saleBannerIsActive: oneOf('Статус', bannerActivity),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
