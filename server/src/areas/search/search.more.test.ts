import { brandStatus } from '@venue/sdk/brands/model';
import { removeCluster } from '@venue/sdk/clusters/admin';
import {
  addGalleryVideo,
  getGallery,
  removeGalleryFile,
  saveGallery,
  saveGalleryFile,
} from '@venue/sdk/galleries/admin';
import { galleryType } from '@venue/sdk/galleries/model';
import { marketItemStatus } from '@venue/sdk/market/model';
import { publishProject, removeProject, unpublishProject } from '@venue/sdk/projects/admin';
import { createResident, getResident, saveResident } from '@venue/sdk/residents/admin';
import { ResidentFields, residentStatus } from '@venue/sdk/residents/model';
import { searchSite } from '@venue/sdk/search';
import { publishStory, unpublishStory } from '@venue/sdk/stories/admin';
import { storyStatus } from '@venue/sdk/stories/model';
import { sample } from '@venue/sdk/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { brand } from '../brands/brands.table.ts';
import { aBrandIn } from '../brands/brands.testing.ts';
import { event } from '../events/events.table.ts';
import { aGallery } from '../galleries/galleries.testing.ts';
import { marketItem } from '../market/market.table.ts';
import { anItem } from '../market/market.testing.ts';
import { aProject } from '../projects/projects.testing.ts';
import { aCluster, aStory } from '../stories/stories.testing.ts';
import { searchesPerAddress } from './search.site.routes.ts';

describe.each(databaseKinds)('what the search of the site finds besides, on %s', database => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    staff = await api.aStaff();
  });
  afterAll(() => api.close());
  const asStaff = () => api.as(staff);
  const found = async (q: string) => {
    api.clock.advance(searchesPerAddress.seconds * 1000);
    const { groups } = (await api.client().send(searchSite, { query: { q } })).message;
    return groups.flatMap(({ documents }) => documents.map(({ to }) => to));
  };

  test('a story of the blog, while it is published', async () => {
    const { storyId } = await aStory(api, { title: 'Прогулка по крыше' });
    expect(await found('прогулки')).toEqual([]);
    await asStaff().send(publishStory, { body: { storyId, seen: storyStatus.draft } });
    expect(await found('прогулки')).toEqual([`/blog/${storyId}`]);
    await asStaff().send(unpublishStory, { body: { storyId, seen: storyStatus.published } });
    expect(await found('прогулки')).toEqual([]);
  });

  test('a past project, while it is published and not removed, at its address', async () => {
    const of = { projectName: 'Фестиваль фонарей', urlTranslit: 'fonari' };
    const projectId = await aProject(api, staff, of);
    expect(await found('фонарь')).toEqual([]);
    await asStaff().send(publishProject, { body: { projectId, seen: false } });
    expect(await found('фонарь')).toEqual(['/past-projects/fonari']);
    await asStaff().send(unpublishProject, { body: { projectId, seen: true } });
    expect(await found('фонарь')).toEqual([]);
    await asStaff().send(publishProject, { body: { projectId, seen: false } });
    await asStaff().send(removeProject, { body: { projectId } });
    expect(await found('фонарь')).toEqual([]);
  });

  test('a cluster, until it is removed', async () => {
    const { clusterId } = await aCluster(api);
    const addresses = await found('ремёсла');
    expect(addresses).toContain(`/clusters/${clusterId}`);
    await asStaff().send(removeCluster, { body: { clusterId } });
    expect(await found('ремёсла')).not.toContain(`/clusters/${clusterId}`);
  });

  test('a resident, while they are published and still here', async () => {
    const body = { ...sample(ResidentFields), residentName: 'Стеклодувная «Капля»', residentIsActual: true };
    const { residentId } = (await asStaff().send(createResident, { body })).message;
    const save = async (over: object) => {
      const { version } = (await asStaff().send(getResident, { body: { residentId } })).message;
      await asStaff().send(saveResident, { body: { residentId, version, ...over } as never });
    };
    expect(await found('стеклодувы')).toEqual([]);
    await save({ residentStatus: residentStatus.published });
    expect(await found('стеклодувы')).toEqual([`/residents/${residentId}`]);
    await save({ residentIsActual: false });
    expect(await found('стеклодувы')).toEqual([]);
    await save({ residentIsActual: true });
    expect(await found('стеклодувы')).toEqual([`/residents/${residentId}`]);
    await save({ residentStatus: residentStatus.draft });
    expect(await found('стеклодувы')).toEqual([]);
  });

  test('a brand while it is verified, and its goods while they are confirmed as well', async () => {
    const owner = await api.aCustomer();
    const { brandId } = await aBrandIn(api, owner, brandStatus.verified);
    const { itemId } = await anItem(api, owner, brandId);
    const putBrand = (values: Partial<typeof brand.$inferInsert>) =>
      api.db.update(brand).set(values).where(eq(brand.id, brandId));
    const putItem = (values: Partial<typeof marketItem.$inferInsert>) =>
      api.db.update(marketItem).set(values).where(eq(marketItem.id, itemId));
    await putBrand({ name: 'Огнёвка' });
    await putItem({ name: 'Солонка' });
    expect(await found('солонка')).toEqual([]);
    await putItem({ status: marketItemStatus.confirmed });
    expect(await found('солонки')).toEqual([`/goods/${itemId}`]);
    expect((await found('огневка')).sort()).toEqual([`/brands/${brandId}`, `/goods/${itemId}`]);
    // The brand must be verified again, so its goods are not shown either.
    await putBrand({ status: brandStatus.onVerification });
    expect([await found('солонка'), await found('огневка')]).toEqual([[], []]);
    await putBrand({ status: brandStatus.verified });
    expect(await found('солонка')).toEqual([`/goods/${itemId}`]);
    await putItem({ deletedAt: api.clock.now });
    expect(await found('солонка')).toEqual([]);
  });

  test('goods that are confirmed at the moment their brand is withdrawn are not found', async () => {
    const owner = await api.aCustomer();
    const { brandId } = await aBrandIn(api, owner, brandStatus.verified);
    const items = await Promise.all(Array.from({ length: 8 }, () => anItem(api, owner, brandId)));
    await api.db.update(marketItem).set({ name: 'Подсвечник' }).where(eq(marketItem.brandId, brandId));
    await Promise.all([
      ...items.map(({ itemId }) =>
        api.db.update(marketItem).set({ status: marketItemStatus.confirmed }).where(eq(marketItem.id, itemId)),
      ),
      api.db.update(brand).set({ status: brandStatus.onVerification }).where(eq(brand.id, brandId)),
    ]);
    expect(await found('подсвечник')).toEqual([]);
  });

  test('a gallery by its event and by what its shown files are, while it is published', async () => {
    const galleryId = await aGallery(api, galleryType.video);
    const { message: fresh } = await asStaff().send(getGallery, { galleryId, body: { page: 1 } });
    const change = async (over: object) => {
      const { version } = (await asStaff().send(getGallery, { galleryId, body: { page: 1 } })).message;
      await asStaff().send(saveGallery, { galleryId, body: { ...over, version } });
    };
    const add = { galleryId, fileLink: 'rutube.ru/video/0a1b', fileDescription: 'Барабанщики на крыше' };
    const { id: fileId } = await asStaff().send(addGalleryVideo, { body: add });
    expect(await found('барабанщик')).toEqual([]);
    await change({ isPublished: true });
    const at = `/galleries/${fresh.urlTranslit}`;
    expect(await found('барабанщик')).toEqual([at]);
    expect(await found('барабанщик видео')).toEqual([at]);

    await asStaff().send(saveGalleryFile, { body: { fileId, isHidden: true } });
    expect(await found('барабанщик')).toEqual([]);
    await asStaff().send(saveGalleryFile, { body: { fileId, isHidden: false, fileDescription: 'Скрипачи' } });
    expect([await found('барабанщик'), await found('скрипач')]).toEqual([[], [at]]);
    await asStaff().send(removeGalleryFile, { body: { fileId } });
    expect(await found('скрипач')).toEqual([]);

    await api.db
      .update(event)
      .set({ title: 'Карнавал теней' })
      .where(eq(event.id, fresh.event?.eventId ?? 0));
    expect(await found('карнавал видео')).toEqual([at]);
    await change({ isPublished: false });
    expect(await found('карнавал видео')).toEqual([]);
    await change({ isPublished: true });
    await change({ isDeleted: true });
    expect(await found('карнавал видео')).toEqual([]);
  });
});
