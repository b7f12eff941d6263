import { limitsOf } from '@venue/sdk';
import { addBrandImage, removeBrandImage } from '@venue/sdk/brands/admin';
import { type AdminBrand, brandLimits } from '@venue/sdk/brands/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';

/** The photos of a brand; each change of them is saved at once. Their order and the main one are its owner's choice. */
export function BrandPhotos({ brand: { brandId, photos } }: { brand: AdminBrand }) {
  const add = useSendEach(addBrandImage);
  const remove = useSendEach(removeBrandImage);
  return (
    <Photos
      label="Фотографии"
      hint="Сохраняются сразу. Порядок и&nbsp;главное фото выбирает владелец"
      pictures={photos}
      limit={brandLimits.photos}
      limits={limitsOf(addBrandImage)}
      add={(file, how, before) => add({ body: { file, brandId, before } }, how)}
      remove={({ fileId }) => remove({ body: { brandId, fileId } })}
      optional
    />
  );
}
