import { limitsOf } from '@venue/sdk';
import { addBrandPhoto, deleteBrandFile, getBrand, saveBrandPhotos, setMainBrandPhoto } from '@venue/sdk/brands';
import { type BrandPhoto, brandLimits } from '@venue/sdk/brands/model';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';
import { withPicture } from '@venue/shared-ui/files/usePictures.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface Props {
  brandId: number;
  photos: readonly BrandPhoto[];
}

/** The photos of a saved brand; each change of them is saved at once. */
export function PhotosStep({ brandId, photos }: Props) {
  const add = useSendEach(addBrandPhoto, ({ message: added }, { body }) =>
    optimisticUpdate(getBrand, ({ message: brand }) => ({
      message: brand.brandId === brandId ? { ...brand, photos: withPicture(brand.photos, added, body.before) } : brand,
    })),
  );
  const remove = useSendEach(deleteBrandFile);
  const setMain = useSendEach(setMainBrandPhoto);
  const save = useSendEach(saveBrandPhotos);
  const { getFieldState, formState, clearErrors } = useFormContext();
  const { error } = getFieldState('photos', formState);
  const some = photos.length > 0;
  useEffect(() => {
    if (some) clearErrors('photos');
  }, [some, clearErrors]);
  return (
    <Photos
      name="photos"
      label="Фотографии"
      hint="Товар, мастерская, витрина. Главное фото видно в списке; порядок меняется перетаскиванием"
      error={error?.message}
      pictures={photos}
      limit={brandLimits.photos}
      limits={limitsOf(addBrandPhoto)}
      add={(file, how, before) => add({ body: { file, brandId, before } }, how)}
      remove={({ fileId }) => remove({ body: { brandId, fileId } })}
      setMain={({ fileId }) => setMain({ body: { brandId, fileId } })}
      save={list => save({ body: { brandId, photos: list.map(({ fileId, alt }) => ({ fileId, alt })) } })}
    />
  );
}
