import { getShownBanner } from '@venue/sdk/banners';
import { bannerFrames, type ShownBanner } from '@venue/sdk/banners/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { linkOf } from '@venue/shared-ui/parts/record/linkOf.ts';
import { responsiveImage } from '@venue/shared-ui/parts/record/responsiveImage.ts';
import type { CSSProperties } from 'react';
import css from './ActiveBanner.module.css';

/** The active banner in the shape of the screen: wide on a computer, higher on a phone. */
export default function ActiveBanner() {
  const banner = useCall(getShownBanner, {}).data?.message.banner;
  return banner ? <Banner banner={banner} /> : null;
}

function Banner({ banner }: { banner: ShownBanner }) {
  const { saleBannerImage: image, saleBannerMeta: meta, saleBannerLink: link, saleBannerTitle: title } = banner;
  const { saleBannerAdvertiser: advertiser, saleBannerErid: erid } = banner;
  const frames = { '--wide': bannerFrames.wide, '--narrow': bannerFrames.narrow } as CSSProperties;
  return (
    <section className={css.banner} style={frames} aria-labelledby="banner">
      {image && (
        <img
          {...responsiveImage(image, 1232)}
          alt=""
          width={1600}
          height={400}
          loading="lazy"
          decoding="async"
          style={{ objectFit: meta['object-fit'], objectPosition: meta['object-position'] }}
        />
      )}
      <div className={css.words}>
        <h2 id="banner">
          {link ? (
            <a href={linkOf(link)} target="_blank" rel="noreferrer nofollow">
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        {banner.saleBannerText && <p>{banner.saleBannerText}</p>}
        {advertiser && (
          <p className={css.law}>
            Реклама. {advertiser}. erid: {erid}
          </p>
        )}
      </div>
    </section>
  );
}
