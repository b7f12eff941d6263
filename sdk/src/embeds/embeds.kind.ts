import { recordKind } from '../core/kind/kind.ts';
import { type EmbedSite, EmbedSiteFields } from './embeds.model.ts';

/** A site of somebody else that may show the free hours of a room. */
export const embedSiteRecord = recordKind<EmbedSite>()({
  name: 'embedSite',
  noun: {
    gender: 'm',
    one: 'сайт',
    acc: 'сайт',
    gen: 'сайта',
    dat: 'сайту',
    many: 'сайты',
    manyGen: 'сайтов',
  },
  label: 'Сайт с\u00a0виджетом',
  read: 'rooms.manage',
  manage: 'rooms.manage',
  id: 'embedSiteId',
  title: 'siteTitle',
  written: EmbedSiteFields,
  fields: { embedSiteId: '№', siteKey: 'Ключ' },
});
