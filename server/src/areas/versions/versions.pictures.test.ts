import { type AnyKind, formatField } from '@venue/sdk';
import { uploadArticleImage } from '@venue/sdk/articles';
import { getArticle, removeArticleImage, saveArticle } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { kinds } from '@venue/sdk/kinds';
import { addResidentImage, removeResidentImage, saveResident } from '@venue/sdk/residents/admin';
import { residentStatus } from '@venue/sdk/residents/model';
import { listHistory } from '@venue/sdk/staff/admin';
import {
  addStoryFiles,
  getStory,
  publishStory,
  removeStory,
  removeStoryFile,
  setMainStoryFile,
  unpublishStory,
} from '@venue/sdk/stories/admin';
import { storyStatus } from '@venue/sdk/stories/model';
import { getVersion, listVersions, restoreVersionPictures } from '@venue/sdk/versions/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versionedIn } from '../../area/versioned.ts';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { published } from '../../testing/permissions/permissions.published.ts';
import { anArticleIn, aPicture, whole, withPictureInText } from '../articles/articles.testing.ts';
import { aStory } from '../stories/stories.testing.ts';

test.each([...versionedIn(areas).values()])(
  'pictures of $kind.name are logged as a field of it',
  ({ kind, pictures }) => {
    expect(kind.fields).toHaveProperty([pictures]);
  },
);

describe.each(databaseKinds)('pictures of versions (%s)', database => {
  let api: TestApi;
  let boss: Person;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    boss = await api.aStaff();
  });
  afterAll(() => api.close());

  const staff = () => api.as(boss);
  const versions = async (kind: string, id: number) =>
    (await staff().send(listVersions, { kind, id, query: {} })).message.versions;
  const bring = (kind: string, id: number, versionId: number, as = boss) =>
    api.as(as).send(restoreVersionPictures, { kind, id, versionId });
  const named = (url: string) => url.replace('/files/', '');
  const isThere = ({ url, thumb }: { url: string; thumb: string }) =>
    Promise.all([url, thumb].map(each => api.ports.files.has(named(each))));
  const later = async (hours: number) => {
    api.clock.advance(hours * 3_600_000);
    boss = await api.aStaff();
  };

  const picturesOf = async (storyId: number) =>
    (await staff().send(getStory, { body: { storyId } })).message.storyImages;
  const seen = async (storyId: number) => (await picturesOf(storyId)).map(({ url, isMain }) => ({ url, isMain }));
  const add = async (storyId: number, before?: number) =>
    (await staff().send(addStoryFiles, { body: { storyId, storyFiles: [await aPicture()], before } })).message;
  const remove = (fileId: number) => staff().send(removeStoryFile, { body: { fileId } });
  const publish = (storyId: number) => staff().send(publishStory, { body: { storyId, seen: storyStatus.draft } });
  const withdraw = (storyId: number) =>
    staff().send(unpublishStory, { body: { storyId, seen: storyStatus.published } });

  test('each change of the pictures visitors see is a version, and says what changed', async () => {
    const { storyId } = await aStory(api);
    await add(storyId);
    expect(await versions('story', storyId)).toEqual([]);
    await publish(storyId);
    const [first, second] = await picturesOf(storyId);
    if (!first || !second) throw new Error('the story has no two pictures');

    await add(storyId, first.fileId);
    await staff().send(setMainStoryFile, { body: { storyId, fileId: second.fileId } });
    // It is the main one already.
    await staff().send(setMainStoryFile, { body: { storyId, fileId: second.fileId } });
    await remove(first.fileId);
    const [added] = await picturesOf(storyId);
    const none = { addedPictures: [], removedPictures: [], mainPicture: null, isRearranged: false };
    const as = ({ fileId: _, ...picture }: { fileId: number }) => ({ ...picture, isMain: expect.any(Boolean) });
    expect(await versions('story', storyId)).toMatchObject([
      { number: 4, changes: [], pictureChanges: { ...none, removedPictures: [as(first)] } },
      { number: 3, changes: [], pictureChanges: { ...none, mainPicture: as(second) } },
      { number: 2, changes: [], pictureChanges: { ...none, addedPictures: [added && as(added)] } },
      { number: 1, changes: [], pictureChanges: none },
    ]);
  });

  test('the pictures of a version come back: their order, the main one, files that were removed', async () => {
    const { storyId } = await aStory(api);
    await add(storyId);
    const [first, second] = await picturesOf(storyId);
    if (!first || !second) throw new Error('the story has no two pictures');
    await staff().send(setMainStoryFile, { body: { storyId, fileId: second.fileId } });
    await publish(storyId);
    const was = await seen(storyId);

    await remove(second.fileId);
    await add(storyId, first.fileId);
    await withdraw(storyId);
    await add(storyId);
    const draft = (await picturesOf(storyId)).at(-1);
    if (!draft) throw new Error('the story has no picture');
    expect(await isThere(second)).toEqual([true, true]);

    const { version } = (await staff().send(getStory, { body: { storyId } })).message;
    api.clock.advance(1000);
    await bring('story', storyId, 1);
    expect(await seen(storyId)).toEqual(was);
    const story = (await staff().send(getStory, { body: { storyId } })).message;
    expect(story).toMatchObject({ version, updatedAt: api.clock.now.toISOString(), storyStatus: storyStatus.draft });
    expect(story.storyImages[0]?.fileId).toBe(first.fileId);
    expect(await isThere(second)).toEqual([true, true]);
    // Visitors never saw it, so its files are removed.
    expect(await isThere(draft)).toEqual([false, false]);

    const history = async () => (await staff().send(listHistory, { kind: 'story', id: storyId, query: {} })).message;
    const { entries } = await history();
    expect(entries[0]).toMatchObject({ changes: [{ field: 'storyImages' }] });
    expect(entries[0]?.what).toMatch(/^Вернула? картинки прежней версии$/);
    const { storyImages } = (kinds.story as AnyKind).fields;
    expect(storyImages && formatField(storyImages, entries[0]?.changes[0]?.after)).toContain(`№\u00a0${first.fileId}`);
    // Nothing changes, so nothing is logged again.
    await bring('story', storyId, 1);
    expect((await history()).entries).toHaveLength(entries.length);
  });

  test('files that versions show outlive every sweep, and go with the record', async () => {
    const { storyId } = await aStory(api);
    await publish(storyId);
    const [former] = await picturesOf(storyId);
    if (!former) throw new Error('the story has no picture');
    await add(storyId);
    await remove(former.fileId);
    await later(25);
    await api.runJob('files.sweep');
    expect(await isThere(former)).toEqual([true, true]);
    const [present] = await picturesOf(storyId);
    await staff().send(removeStory, { body: { storyId } });
    for (const each of [former, present]) expect(each && (await isThere(each))).toEqual([false, false]);
  });

  test('a single picture is replaced and comes back; a version without one takes it away', async () => {
    const { residentId } = await published.resident(api);
    const save = (version: number, more: object) =>
      staff().send(saveResident, { body: { residentId, version, ...more } });
    await save(1, { residentStatus: residentStatus.published });
    const { pictures } = (await staff().send(getVersion, { kind: 'resident', id: residentId, versionId: 1 })).message;
    const { message } = await staff().send(addResidentImage, { body: { file: await aPicture(), residentId } });
    await staff().send(removeResidentImage, { body: { residentId, fileId: message.fileId } });
    expect((await versions('resident', residentId)).map(each => each.pictureChanges.removedPictures.length)).toEqual([
      1, 1, 0,
    ]);

    await bring('resident', residentId, 1);
    const last = async () => (await versions('resident', residentId))[0]?.number ?? 0;
    const readStored = async () =>
      (await staff().send(getVersion, { kind: 'resident', id: residentId, versionId: await last() })).message.pictures;
    expect(await last()).toBe(4);
    expect(await readStored()).toEqual(pictures);
    await bring('resident', residentId, 3);
    expect(await readStored()).toEqual([]);
  });

  test('an article shows its pictures within the text again, whatever became of them', async () => {
    const author = await api.aCustomer();
    const { picture, saved } = await withPictureInText(
      api,
      author,
      await anArticleIn(api, author, articleStatus.draft),
    );
    const { articleId: id } = saved;
    await api.as(author).send(uploadArticleImage, { body: { articleId: id, file: await aPicture() } });
    const read = async () => (await staff().send(getArticle, { id })).message;
    const save = async (more: object) =>
      staff().send(saveArticle, { body: { ...whole, articleId: id, version: (await read()).version, ...more } });
    const status = { statusValue: articleStatus.published, seen: articleStatus.draft };
    await save({ articleText: saved.articleText, ...status });
    await staff().send(removeArticleImage, { body: { articleId: id, fileId: picture.fileId } });
    await save({ articleText: '<p>Совсем другое.</p>' });
    expect(await isThere(picture)).toEqual([true, true]);

    // As the page does it: the fields are saved, then the pictures are restored.
    await save({ articleText: saved.articleText });
    expect((await read()).articleText).not.toContain('<img');
    await bring('article', id, 1);
    expect(await read()).toMatchObject({ articleText: saved.articleText, images: [{ url: picture.url }, {}] });

    // A text with other words loses only the pictures that the version does not have.
    await save({ articleText: `<p>Новое.</p><img src="${picture.url}" alt="" />` });
    await bring('article', id, 2);
    expect(await read()).toMatchObject({ articleText: '<p>Новое.</p>', images: [{}] });
    await save({ statusValue: articleStatus.deleted, seen: articleStatus.published });
    await expect(bring('article', id, 2)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('only who may change such records brings pictures back, and only those of a version that has them', async () => {
    const { galleryId: id } = await published.gallery(api);
    const { residentId } = await published.resident(api);
    const body = { residentId, version: 1, residentStatus: residentStatus.published };
    await staff().send(saveResident, { body });
    const reader = await api.aStaff(['residents.read', 'galleries.manage']);
    const denied = { code: 'profile_denied' };
    await expect(bring('resident', residentId, 1, reader)).rejects.toMatchObject(denied);
    const missing = { code: 'not_found' };
    await expect(bring('resident', residentId, 2)).rejects.toMatchObject(missing);
    await expect(bring('resident', 999_999, 1)).rejects.toMatchObject(missing);
    await expect(bring('user', 1, 1)).rejects.toMatchObject(missing);

    const ask = { kind: 'resident', id: residentId, versionId: 1 };
    await api.db.execute(sql`update record_version set pictures = null where object_id = ${residentId}`);
    expect((await staff().send(getVersion, ask)).message.pictures).toBeNull();
    await expect(bring('resident', residentId, 1)).rejects.toMatchObject(missing);

    await api.db.execute(sql`update gallery set is_published = true where id = ${id}`);
    await api.runJob('versions.first');
    const { pictures } = (await staff().send(getVersion, { kind: 'gallery', id, versionId: 1 })).message;
    expect(pictures).toHaveLength(1);
    await expect(bring('gallery', id, 1)).resolves.toMatchObject({ message: { success: true } });
    await api.db.execute(
      sql`update gallery set is_published = false, is_deleted = true, position = null where id = ${id}`,
    );
    await expect(bring('gallery', id, 1)).rejects.toMatchObject(missing);
  });
});
