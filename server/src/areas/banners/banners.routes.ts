import { dayOf } from '@venue/sdk';
import { getShownBanner } from '@venue/sdk/banners';
import { isShownOn } from '@venue/sdk/banners/model';
import { handlePublished } from '../../core/http/handle.ts';
import { presentBanners } from './banners.presenter.ts';
import { activeBanner } from './banners.store.ts';

// The reply's schema drops undeclared fields, so visitors get only the public model.
export const bannersRoutes = [
  handlePublished(getShownBanner, async (_input, { db, now }) => {
    const row = await activeBanner(db);
    const [banner] = await presentBanners(db, row ? [row] : [], false);
    return { message: { banner: banner && isShownOn(banner, dayOf(now)) ? banner : null } };
  }),
];
