import { listBanners, saveBanner } from '@venue/sdk/banners/admin';
import { bannerRecord } from '@venue/sdk/banners/kind';
import { presentOne, recordArea } from '../../area/recordArea.ts';
import { presentBanners } from './banners.presenter.ts';
import { auditedOf } from './banners.rules.ts';
import { bannerStore } from './banners.store.ts';

export const banners = recordArea({
  kind: bannerRecord,
  list: listBanners,
  save: saveBanner,
  store: bannerStore,
  presentRows: presentBanners,
  present: presentOne(presentBanners),
  auditedOf,
});
