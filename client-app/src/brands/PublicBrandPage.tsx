import { getPublicBrand } from '@venue/sdk/brands';
import { contactsOf } from '@venue/shared-ui/areas/brands/contactsOf.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { PublicSheet } from '@venue/shared-ui/parts/record/PublicSheet.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/records/PublicRecord.tsx';
import { BrandGoods } from '../market/market.view.tsx';
import { brandPaths } from './brands.paths.ts';

/** A verified brand: what it is, how to reach it, and its goods. */
export function PublicBrandPage() {
  const id = numberIn(useParams().brandId);
  const reply = useCall(getPublicBrand, { brandId: id ?? 0 }, { enabled: id !== null });
  return (
    <PublicRecord
      reply={reply}
      nameless={id === null}
      list={brandPaths.publicList}
      titleOf={brand => brand.brandName}
      texts={{ gone: 'Бренд не найден', failed: 'Не удалось загрузить бренд' }}
    >
      {brand => (
        <>
          <PublicSheet
            photos={brand.photos}
            above={brand.activityKinds.map(kind => kind.activityKindName).join(' · ')}
            html={brand.brandDescription}
            contacts={contactsOf(brand)}
          />
          <BrandGoods brandId={brand.brandId} />
        </>
      )}
    </PublicRecord>
  );
}
