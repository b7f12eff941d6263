import { formatPhone } from '@venue/sdk';
import { type AdminBrand, hoursText } from '@venue/sdk/brands/model';
import { Formatted } from '@venue/shared-ui/parts/record/Formatted.tsx';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';

/** A whole brand, read-only: photos, description and facts. */
export function BrandDetails({ brand }: { brand: AdminBrand }) {
  const { ownerCompany: company, brandSocials } = brand;
  return (
    <>
      {brand.photos.length > 0 && <Gallery label="Фотографии" photos={brand.photos} />}
      <Formatted html={brand.brandDescription} />
      <Facts
        rows={[
          ['Виды деятельности', brand.activityKinds.map(kind => kind.activityKindName).join(', ')],
          ['Организация', company && `${company.name}, ИНН ${company.INN}`],
          ['Адрес', brand.address.value],
          ['Часы работы', hoursText(brand.brandWorkingHours).join('; ')],
          ['Телефоны', brand.brandPhones.map(formatPhone).join(', ')],
          ['Почта', brand.brandEmail],
          ['Сайт', brand.brandSiteUrl && <ExternalLink to={brand.brandSiteUrl} />],
          ['ВКонтакте', brandSocials.vk && <ExternalLink to={brandSocials.vk} />],
          ['Телеграм', brandSocials.tg && <ExternalLink to={brandSocials.tg} />],
        ]}
      />
    </>
  );
}
