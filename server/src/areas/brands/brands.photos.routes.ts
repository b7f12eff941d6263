import { ApiFailure } from '@venue/sdk';
import { addBrandPhoto, deleteBrandFile, listBrandPhotos, saveBrandPhotos, setMainBrandPhoto } from '@venue/sdk/brands';
import { brandLimits } from '@venue/sdk/brands/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { dropPicture } from '../../core/record/images.ts';
import { addPicture, picturesOf, savePictures, setMainPicture, withPicture } from '../../core/record/pictures.ts';
import { photosOf } from './brands.presenter.ts';
import { takeOutPhoto, takeToEdit } from './brands.service.ts';
import { brandById } from './brands.store.ts';

export const brandsPhotosRoutes = [
  handle(addBrandPhoto, async ({ body: { file, brandId } }, scope) => {
    // Asked before the picture is worked on: that costs most of the call. Asked again under the lock.
    const row = await brandById(scope.db, brandId);
    if (row?.userId !== actorOf(scope).userId) throw new ApiFailure('not_found');
    const photo = await withPicture(scope.ports.files, file, kept =>
      transact(scope, async tx => {
        await takeToEdit(tx, scope, brandId);
        return addPicture(tx, photosOf(brandId), { file: kept, most: brandLimits.photos, now: scope.now });
      }),
    );
    return { message: photo };
  }),

  handle(listBrandPhotos, async ({ body: { brandId } }, scope) => {
    const row = await brandById(scope.db, brandId);
    if (row?.userId !== actorOf(scope).userId) throw new ApiFailure('not_found');
    return { message: { photos: await picturesOf(scope.db, photosOf(brandId)) } };
  }),

  handle(setMainBrandPhoto, ({ body: { brandId, fileId } }, scope) =>
    transact(scope, async tx => {
      await takeToEdit(tx, scope, brandId);
      return { message: { photos: await setMainPicture(tx, photosOf(brandId), fileId) } };
    }),
  ),

  handle(saveBrandPhotos, ({ body: { brandId, photos } }, scope) =>
    transact(scope, async tx => {
      await takeToEdit(tx, scope, brandId);
      return { message: { photos: await savePictures(tx, photosOf(brandId), photos) } };
    }),
  ),

  handle(deleteBrandFile, async ({ body: { brandId, fileId } }, scope) => {
    const file = await transact(scope, async tx => {
      await takeToEdit(tx, scope, brandId);
      return takeOutPhoto(tx, brandId, fileId);
    });
    if (file) await dropPicture(scope.ports.files, file);
    return { message: { success: true } };
  }),
];
