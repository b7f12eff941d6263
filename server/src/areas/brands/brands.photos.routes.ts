import { ApiFailure } from '@venue/sdk';
import { addBrandPhoto, deleteBrandFile, listBrandPhotos, saveBrandPhotos, setMainBrandPhoto } from '@venue/sdk/brands';
import { brandLimits } from '@venue/sdk/brands/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { resized } from '../../core/record/images.ts';
import { addPicture, picturesOf, savePictures, setMainPicture } from '../../core/record/pictures.ts';
import { photosOf } from './brands.presenter.ts';
import { takeOutPhoto, takeToEdit } from './brands.service.ts';
import { brandById } from './brands.store.ts';

export const brandsPhotosRoutes = [
  handle(addBrandPhoto, async ({ body: { file, brandId, before } }, context) => {
    // Ownership is checked before the expensive resizing, and again under the lock.
    const row = await brandById(context.db, brandId);
    if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
    const upload = { resized: await resized(file), most: brandLimits.photos, now: context.now, before };
    return transact(context, async tx => {
      await takeToEdit(tx, context, brandId);
      return { message: await addPicture(tx, context.ports.files, photosOf(brandId), upload) };
    });
  }),

  handle(listBrandPhotos, async ({ body: { brandId } }, context) => {
    const row = await brandById(context.db, brandId);
    if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
    return { message: { photos: await picturesOf(context.db, photosOf(brandId)) } };
  }),

  handle(setMainBrandPhoto, ({ body: { brandId, fileId } }, context) =>
    transact(context, async tx => {
      await takeToEdit(tx, context, brandId);
      return { message: { photos: await setMainPicture(tx, photosOf(brandId), fileId) } };
    }),
  ),

  handle(saveBrandPhotos, ({ body: { brandId, photos } }, context) =>
    transact(context, async tx => {
      await takeToEdit(tx, context, brandId);
      return { message: { photos: await savePictures(tx, photosOf(brandId), photos) } };
    }),
  ),

  handle(deleteBrandFile, ({ body: { brandId, fileId } }, context) =>
    transact(context, async tx => {
      await takeToEdit(tx, context, brandId);
      await takeOutPhoto(tx, context, brandId, fileId);
      return { message: { success: true } };
    }),
  ),
];
