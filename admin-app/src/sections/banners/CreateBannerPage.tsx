import { centred } from '@venue/sdk';
import { addBanner, addBannerImage } from '@venue/sdk/banners/admin';
import { bannerRecord } from '@venue/sdk/banners/kind';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { bannerPaths } from './banners.paths.ts';

/** Adds a banner that the site does not show yet. */
export default function CreateBannerPage() {
  return (
    <CreatePage
      kind={bannerRecord}
      create={addBanner}
      picture={addBannerImage}
      paths={bannerPaths}
      from={{ saleBannerMeta: centred }}
      own={{ saleBannerMeta: () => null }}
    />
  );
}
