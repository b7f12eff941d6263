import { addBannerImage, getBanner, removeBanner, saveBanner } from '@venue/sdk/banners/admin';
import { bannerRecord } from '@venue/sdk/banners/kind';
import { bannerFrames, bannerRemovalConfirm, isShownOn, SaleBanner } from '@venue/sdk/banners/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import { plainPage } from '../../app/record/plainPage.tsx';
import css from './Banner.module.css';
import { bannerPaths } from './banners.paths.ts';

const frames = [
  { title: 'На\u00a0компьютере', ratio: bannerFrames.wide },
  { title: 'На\u00a0телефоне', ratio: bannerFrames.narrow },
];

const isShown = (banner: SaleBanner) => isShownOn(banner, dayOf(serverNow()));

/** One banner. */
export default plainPage(bannerRecord, {
  paths: bannerPaths,
  get: getBanner,
  save: saveBanner,
  model: SaleBanner,
  removal: { call: removeBanner, question: bannerRemovalConfirm },
  picture: {
    of: ({ saleBannerImage }) => saleBannerImage,
    add: addBannerImage,
    hint: 'Лучше широкая, от\u00a01600 точек. Сохраняется сразу, новая заменяет прежнюю.',
  },
  site: banner => isShown(banner) && '/venue',
  facts: [
    'saleBannerImage',
    'saleBannerTitle',
    'saleBannerText',
    'saleBannerLink',
    'saleBannerFrom',
    'saleBannerTo',
    'saleBannerAdvertiser',
    'saleBannerErid',
  ],
  useParts: banner => ({
    aside: banner.saleBannerIsActive && !isShown(banner) && (
      <p className={css.note}>Баннер активен, но&nbsp;сегодня сайт его не&nbsp;показывает: не&nbsp;те дни.</p>
    ),
    own: {
      saleBannerMeta: props =>
        banner.saleBannerImage && <FocusField {...props} image={banner.saleBannerImage} frames={frames} />,
    },
  }),
});
