import { bannerRecord } from '@venue/sdk/banners/kind';
import { bannerFrames, type SaleBanner } from '@venue/sdk/banners/model';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import css from './Banner.module.css';

const { fields: named } = bannerRecord;

const frames = [
  { title: 'На\u00a0компьютере', ratio: bannerFrames.wide },
  { title: 'На\u00a0телефоне', ratio: bannerFrames.narrow },
];

/** The fields of a banner: text, dates and advertiser; with a picture, also the part of it that stays visible. */
export const BannerFieldset = ({ image }: { image?: SaleBanner['saleBannerImage'] }) => (
  <>
    <Text name="saleBannerTitle" label={named.saleBannerTitle.label} maxLength={200} />
    <TextArea name="saleBannerText" label={named.saleBannerText.label} maxLength={500} optional />
    <Text
      name="saleBannerLink"
      label={named.saleBannerLink.label}
      hint="Куда ведёт нажатие; без ссылки баннер только читают"
      placeholder="example.ru/skidka"
      inputMode="url"
      maxLength={500}
      optional
    />
    {image && (
      <FocusField
        name="saleBannerMeta"
        label={named.saleBannerMeta.label}
        hint="Где картинка не&nbsp;помещается целиком, останется место вокруг этой точки"
        image={image}
        frames={frames}
      />
    )}
    <div className={css.pair}>
      <DateField name="saleBannerFrom" label={named.saleBannerFrom.label} optional />
      <DateField name="saleBannerTo" label={named.saleBannerTo.label} optional />
    </div>
    <div className={css.pair}>
      <Text
        name="saleBannerAdvertiser"
        label={named.saleBannerAdvertiser.label}
        hint="Название и&nbsp;ИНН; для собственной рекламы оставьте пустым"
        maxLength={300}
        optional
      />
      <Text
        name="saleBannerErid"
        label={named.saleBannerErid.label}
        hint="Его выдаёт оператор рекламных данных; для чужой рекламы обязателен"
        maxLength={64}
        optional
      />
    </div>
  </>
);
