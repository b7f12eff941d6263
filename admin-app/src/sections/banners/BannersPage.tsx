import { listBanners, removeBanner, saveBanner } from '@venue/sdk/banners/admin';
import { bannerRecord } from '@venue/sdk/banners/kind';
import { bannerRemovalConfirm } from '@venue/sdk/banners/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { bannerPaths } from './banners.paths.ts';

/** Advertisements; the active one stands first. */
export default recordList(bannerRecord, listBanners, {
  paths: bannerPaths,
  save: saveBanner,
  removal: { call: removeBanner, question: bannerRemovalConfirm },
  oneByOne: true,
  columns: ({ column, named }) => [
    column('saleBannerId'),
    named('saleBannerTitle', 'saleBannerImage'),
    column('saleBannerIsActive', { width: 142 }),
    column('saleBannerFrom', { width: 136 }),
    column('saleBannerTo', { width: 142 }),
    column('saleBannerAdvertiser', { aside: true }),
    column('updatedAt'),
    column('saleBannerErid', { aside: true }),
  ],
  filters: ['saleBannerIsActive'],
  searchLabel: 'Номер, заголовок, текст или рекламодатель',
  hint: 'Сайт показывает один баннер. Когда активируете другой, прежний станет неактивным.',
});
