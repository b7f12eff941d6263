import { centred } from '@venue/sdk';
import { addBanner, addBannerImage } from '@venue/sdk/banners/admin';
import { bannerRecord } from '@venue/sdk/banners/kind';
import { SaleBannerFields } from '@venue/sdk/banners/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { BannerFieldset } from './BannerFieldset.tsx';
import { bannerPaths } from './banners.paths.ts';

const empty = {
  saleBannerTitle: '',
  saleBannerText: '',
  saleBannerLink: '',
  saleBannerMeta: centred,
  saleBannerFrom: '',
  saleBannerTo: '',
  saleBannerAdvertiser: '',
  saleBannerErid: '',
};

/** Adds a banner that the site does not show yet. */
export default function CreateBannerPage() {
  return (
    <CreatePage
      kind={bannerRecord}
      create={addBanner}
      picture={addBannerImage}
      schema={SaleBannerFields}
      from={empty}
      list={bannerPaths.list}
      next={({ saleBannerId }) => href(bannerPaths.page, { saleBannerId })}
    >
      <BannerFieldset />
    </CreatePage>
  );
}
