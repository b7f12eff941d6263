import { centred } from '@venue/sdk';
import { createCollaborator, uploadCollaboratorImage } from '@venue/sdk/collaborators/admin';
import { CollaboratorFields } from '@venue/sdk/collaborators/model';
import { addGalleryPreview, addGalleryVideo } from '@venue/sdk/galleries/admin';
import { galleryType } from '@venue/sdk/galleries/model';
import { addPriceItemImage, createPriceItem } from '@venue/sdk/price-list/admin';
import { PriceItemFields } from '@venue/sdk/price-list/model';
import { productType } from '@venue/sdk/products/model';
import { addProjectFiles } from '@venue/sdk/projects/admin';
import { addResidentImage, createResident } from '@venue/sdk/residents/admin';
import { ResidentFields } from '@venue/sdk/residents/model';
import { createReview, uploadReviewImage } from '@venue/sdk/reviews/admin';
import { ReviewFields } from '@venue/sdk/reviews/model';
import { sample } from '@venue/sdk/testing';
import { aPicture } from '../../areas/articles/articles.testing.ts';
import { aBanner } from '../../areas/banners/banners.testing.ts';
import { aGallery } from '../../areas/galleries/galleries.testing.ts';
import { aLetter } from '../../areas/mailing/mailing.testing.ts';
import { aRequest } from '../../areas/market/market.testing.ts';
import { onSale } from '../../areas/packages/packages.testing.ts';
import { addProduct as addLandingProduct } from '../../areas/products/products.store.ts';
import { aProject } from '../../areas/projects/projects.testing.ts';
import { addCode, newCode } from '../../areas/promo-codes/promo-codes.testing.ts';
import { aCluster, anAuthor, aStory, aStoryCategory } from '../../areas/stories/stories.testing.ts';
import { inTransaction } from '../../core/db/transact.ts';
import type { Make } from './permissions.make.ts';

/** Records that staff make for the site and that belong to no customer. */
export const published = {
  gallery: async api => {
    const galleryId = await aGallery(api, galleryType.photo);
    const body = { galleryId, filePreview: await aPicture() };
    const { message } = await api.as(await api.aStaff()).send(addGalleryPreview, { body });
    return { galleryId, fileId: message.fileId };
  },
  galleryVideo: async api => {
    const galleryId = await aGallery(api, galleryType.video);
    const body = { galleryId, fileLink: 'https://rutube.ru/video/1', fileDescription: '' };
    const { id: fileId } = await api.as(await api.aStaff()).send(addGalleryVideo, { body });
    return { galleryId, fileId };
  },
  product: async (api, owner) => {
    const { itemId } = await aRequest(api, owner);
    const values = { type: productType.goodsSlide, itemId, meta: centred, createdAt: api.clock.now };
    const { id } = await inTransaction(api.db, tx => addLandingProduct(tx, values));
    return { productLandingId: id };
  },
  resident: async api => {
    const boss = await api.aStaff();
    const body = { ...sample(ResidentFields), residentIsActual: true };
    const { residentId } = (await api.as(boss).send(createResident, { body })).message;
    const { message } = await api.as(boss).send(addResidentImage, { body: { file: await aPicture(), residentId } });
    return { residentId, fileId: message.fileId };
  },
  banner: async api => ({ saleBannerId: await aBanner(api, await api.aStaff()) }),
  collaborator: async api => {
    const boss = api.as(await api.aStaff());
    const { collaboratorId } = (await boss.send(createCollaborator, { body: sample(CollaboratorFields) })).message;
    const { message } = await boss.send(uploadCollaboratorImage, { body: { file: await aPicture(), collaboratorId } });
    return { collaboratorId, fileId: message.fileId };
  },
  promoCode: async api => ({ promoCodeId: await addCode(api, await api.aStaff(), { promoCode: newCode() }) }),
  hourPackage: async api => ({ packageId: await onSale(api, await api.aStaff()) }),
  priceItem: async api => {
    const body = { ...sample(PriceItemFields), priceItemName: crypto.randomUUID(), priceItemMinimum: 1 };
    const boss = api.as(await api.aStaff());
    const { id: priceItemId } = await boss.send(createPriceItem, { body });
    const { fileId } = (await boss.send(addPriceItemImage, { body: { file: await aPicture(), priceItemId } })).message;
    return { priceItemId, fileId };
  },
  project: async api => {
    const boss = await api.aStaff();
    const projectId = await aProject(api, boss);
    const body = { projectId, projectFiles: [await aPicture()] };
    const { projectImages } = (await api.as(boss).send(addProjectFiles, { body })).message;
    return { projectId, fileId: projectImages[0]?.fileId ?? 0 };
  },
  review: async api => {
    const boss = await api.aStaff();
    const { reviewId } = (await api.as(boss).send(createReview, { body: sample(ReviewFields) })).message;
    const { message } = await api.as(boss).send(uploadReviewImage, { body: { file: await aPicture(), reviewId } });
    return { reviewId, fileId: message.fileId };
  },
  author: async api => ({ ...(await anAuthor(api)), categoryIds: [] }),
  cluster: aCluster,
  letter: api => aLetter(api),
  story: async api => {
    const categoryId = await aStoryCategory(api);
    return { ...(await aStory(api, { categoryId })), categoryId, authorId: null, file: null, seen: 1, status: 1 };
  },
} satisfies Readonly<Record<string, Make>>;
