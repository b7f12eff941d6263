import type { AnyCall, Input, Plan } from '@venue/sdk';
import { listArticles, listNews } from '@venue/sdk/articles/admin';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { activateBanner } from '@venue/sdk/banners/admin';
import { listCollaborators } from '@venue/sdk/collaborators/admin';
import { listGalleries } from '@venue/sdk/galleries/admin';
import { listProjects } from '@venue/sdk/projects/admin';
import { listResidents } from '@venue/sdk/residents/admin';
import { listGuestReviews } from '@venue/sdk/reviews';
import { listReviews, removeReview, saveReview } from '@venue/sdk/reviews/admin';
import { ReviewFields } from '@venue/sdk/reviews/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { getStory, listStories, saveStory, uploadStoryTextFile } from '@venue/sdk/stories/admin';
import { storyStatus } from '@venue/sdk/stories/model';
import { sample } from '@venue/sdk/testing';
import { getVersion, listPublicationPlans, listVersions, planPublication } from '@venue/sdk/versions/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { published } from '../../testing/permissions/permissions.published.ts';
import { anArticleIn } from '../articles/articles.testing.ts';
import { aStory } from '../stories/stories.testing.ts';
import { notWhole } from './versions.rules.ts';
import { takeDue } from './versions.store.ts';

const HOUR = 3_600_000;

describe.each(databaseKinds)('versions (%s)', database => {
  let api: TestApi;
  let boss: Person;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    await ahead(0);
  });
  afterAll(() => api.close());

  const versions = async (kind: string, id: number, as = boss) =>
    (await api.as(as).send(listVersions, { kind, id, query: {} })).message;
  const plans = async (kind: string) => (await api.as(boss).send(listPublicationPlans, { kind })).message.plans;
  /** Advances the clock and signs in again, because sessions expire. */
  const ahead = async (hours: number) => {
    api.clock.advance(hours * HOUR);
    boss = await api.aStaff(undefined, { lastname: 'Громова', name: 'Вера' });
  };
  const after = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR).toISOString();
  const plan = (kind: string, id: number, publishAt: string | null, withdrawAt: string | null, as = boss) =>
    api.as(as).send(planPublication, { kind, id, body: { publishAt, withdrawAt } });
  const aReview = async () => (await published.review(api)).reviewId;
  const save = (reviewId: number, version: number, more: { isPublished?: boolean; reviewText?: string }) =>
    api.as(boss).send(saveReview, { body: { reviewId, version, ...more } });
  const onSite = async (reviewText: string) =>
    (await api.client().send(listGuestReviews, { query: {} })).items.some(each => each.reviewText === reviewText);

  test('what visitors saw is kept whenever a published record is saved, with what changed and by whom', async () => {
    const reviewId = await aReview();
    await save(reviewId, 1, { reviewText: 'Никто не видел' });
    expect(await versions('review', reviewId)).toEqual({
      versions: [],
      more: false,
      isShown: false,
      isPlanned: true,
    });

    await save(reviewId, 2, { isPublished: true, reviewText: 'Тепло' });
    await save(reviewId, 3, { reviewText: 'Тепло и светло' });
    // Nothing that visitors see has changed.
    await save(reviewId, 4, { reviewText: 'Тепло и светло' });
    await save(reviewId, 5, { isPublished: false });
    await save(reviewId, 6, { isPublished: true });

    const stored = await versions('review', reviewId);
    expect(stored).toMatchObject({
      more: false,
      isShown: true,
      versions: [
        {
          number: 2,
          who: 'Громова В.',
          changes: [{ field: 'reviewText', before: 'Тепло', after: 'Тепло и светло' }],
        },
        { number: 1, who: 'Громова В.', changes: [] },
      ],
    });
    const { message } = await api.as(boss).send(getVersion, { kind: 'review', id: reviewId, versionId: 1 });
    expect(message).toEqual({
      number: 1,
      data: { ...sample(ReviewFields), reviewText: 'Тепло' },
      pictures: [expect.objectContaining({ isMain: true })],
    });

    // Restoring is a save of those fields.
    await save(reviewId, 7, { reviewText: String(message.data.reviewText) });
    expect((await versions('review', reviewId)).versions.map(({ number }) => number)).toEqual([3, 2, 1]);
    await expect(api.as(boss).send(getVersion, { kind: 'review', id: reviewId, versionId: 9 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('versions and plans go with their record', async () => {
    const reviewId = await aReview();
    await save(reviewId, 1, { isPublished: true });
    await plan('review', reviewId, null, after(1));
    await api.as(boss).send(removeReview, { body: { reviewId } });
    expect((await versions('review', reviewId)).versions).toEqual([]);
    expect((await plans('review')).filter(({ id }) => id === reviewId)).toEqual([]);
  });

  test('who may not read such records reads no versions, who may not change them plans nothing', async () => {
    const reviewId = await aReview();
    const reader = await api.aStaff(['reviews.read']);
    const other = await api.aStaff(['stories.read', 'stories.manage']);
    const denied = { code: 'profile_denied' };
    await expect(versions('review', reviewId, other)).rejects.toMatchObject(denied);
    await expect(api.as(other).send(getVersion, { kind: 'review', id: reviewId, versionId: 1 })).rejects.toMatchObject(
      denied,
    );
    await expect(api.as(other).send(listPublicationPlans, { kind: 'review' })).rejects.toMatchObject(denied);
    expect((await versions('review', reviewId, reader)).versions).toEqual([]);
    await expect(plan('review', reviewId, after(1), null, reader)).rejects.toMatchObject(denied);
    for (const kind of ['user', 'nothing', 'toString'])
      await expect(versions(kind, 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  const anArticle = async (kind: typeof articleKind.article | typeof articleKind.news) => {
    const customer = await api.aCustomer();
    return (await anArticleIn(api, customer, articleStatus.onVerification, kind)).articleId;
  };
  const planned = {
    review: ['review', async () => (await published.review(api)).reviewId, listReviews],
    collaborator: ['collaborator', async () => (await published.collaborator(api)).collaboratorId, listCollaborators],
    gallery: ['gallery', async () => (await published.gallery(api)).galleryId, listGalleries],
    project: ['project', async () => (await published.project(api)).projectId, listProjects],
    resident: ['resident', async () => (await published.resident(api)).residentId, listResidents],
    story: ['story', async () => (await published.story(api)).storyId, listStories],
    article: ['article', () => anArticle(articleKind.article), listArticles],
    news: ['article', () => anArticle(articleKind.news), listNews],
  } as const;
  /** The plans of the rows that a list returns. */
  const listed = async (list: AnyCall, hasPlan: boolean) => {
    const input = { [list.query ? 'query' : 'body']: { hasPlan } } as Input<AnyCall>;
    const { items } = (await api.as(boss).send(list, input)) as { items: { plan: Plan | null }[] };
    return items.map(({ plan }) => plan);
  };

  test.each(Object.keys(planned) as (keyof typeof planned)[])(
    'a %s is published and withdrawn when its moment comes, in the name of who planned it',
    async name => {
      const [kind, make, list] = planned[name];
      const id = await make();
      const [publishAt, withdrawAt] = [after(1), after(2)];
      await plan(kind, id, publishAt, withdrawAt);
      expect(await plans(kind)).toContainEqual({ id, publishAt, withdrawAt, who: 'Громова В.', refusal: null });
      expect(await listed(list, true)).toEqual([{ publishAt, withdrawAt, refusal: null }]);
      expect(await listed(list, false)).not.toContainEqual(expect.anything());
      await api.runJob('versions.plans');
      expect((await versions(kind, id)).isShown).toBe(false);

      await ahead(1);
      await api.runJob('versions.plans');
      expect(await versions(kind, id)).toMatchObject({
        isShown: true,
        versions: [{ number: 1, who: 'Громова В.', at: publishAt }],
      });
      expect(await plans(kind)).toContainEqual(expect.objectContaining({ id, publishAt: null, withdrawAt }));

      await ahead(1);
      await api.runJob('versions.plans');
      expect((await versions(kind, id)).isShown).toBe(false);
      expect((await plans(kind)).filter(each => each.id === id)).toEqual([]);
      expect(await listed(list, true)).toEqual([]);
      expect(await listed(list, false)).toContain(null);
      const { entries } = (await api.as(boss).send(listHistory, { kind, id, query: {} })).message;
      expect(entries.slice(0, 3).map(({ who }) => who)).toEqual(['Громова В.', 'Громова В.', 'Громова В.']);
      expect(entries[2]).toMatchObject({ what: 'Изменила расписание публикации' });
    },
  );

  test.each([
    ['cluster', async () => (await published.cluster(api)).clusterId],
    ['banner', async () => (await published.banner(api)).saleBannerId],
  ] as const)('a %s has versions and no plan', async (kind, make) => {
    const id = await make();
    if (kind === 'banner') await api.as(boss).send(activateBanner, { body: { saleBannerId: id, seen: false } });
    expect((await versions(kind, id)).versions.at(-1)).toMatchObject({ number: 1, changes: [] });
    await expect(plan(kind, id, null, after(1))).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('visitors see it at once, and no longer once it is withdrawn', async () => {
    const reviewId = await aReview();
    await save(reviewId, 1, { reviewText: 'По расписанию' });
    await plan('review', reviewId, after(1), after(2));
    expect(await onSite('По расписанию')).toBe(false);
    await ahead(1);
    await api.runJob('versions.plans');
    expect(await onSite('По расписанию')).toBe(true);
    await ahead(1);
    await api.runJob('versions.plans');
    expect(await onSite('По расписанию')).toBe(false);
  });

  test('what does not fit is refused beside its moment, and a plan is taken back', async () => {
    const reviewId = await aReview();
    const refused = (fields: object) => ({ code: 'invalid_input', fields });
    await expect(plan('review', reviewId, after(-1), null)).rejects.toMatchObject(
      refused({ publishAt: 'Укажите время, которое ещё не\u00a0прошло' }),
    );
    await expect(plan('review', reviewId, after(2), after(1))).rejects.toMatchObject(
      refused({ withdrawAt: 'Снять можно только после публикации' }),
    );
    const denied = { code: 'move_not_allowed' };
    await expect(plan('review', reviewId, null, after(1))).rejects.toMatchObject(denied);
    await expect(plan('review', 999_999, after(1), null)).rejects.toMatchObject({ code: 'not_found' });

    await plan('review', reviewId, after(1), null);
    await plan('review', reviewId, null, null);
    expect((await plans('review')).filter(({ id }) => id === reviewId)).toEqual([]);
    await save(reviewId, 1, { isPublished: true });
    await expect(plan('review', reviewId, after(1), null)).rejects.toMatchObject(denied);
  });

  test('what could not be published is refused when it is planned; what lost its text since says so', async () => {
    const { storyId } = await aStory(api, { description: '' });
    await expect(plan('story', storyId, after(1), null)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { publishAt: notWhole },
    });
    const { storyId: later } = await aStory(api);
    await plan('story', later, after(1), null);
    expect((await api.as(boss).send(getStory, { body: { storyId: later } })).message.storyStatus).toBe(1);
    await api.db.execute(sql`update story set description = '' where id = ${later}`);
    await ahead(1);
    await api.runJob('versions.plans');
    expect(await plans('story')).toContainEqual(expect.objectContaining({ id: later, refusal: notWhole }));
    // It is not tried again.
    await api.db.execute(sql`update story set description = '<p>Есть</p>' where id = ${later}`);
    await api.runJob('versions.plans');
    expect((await versions('story', later)).isShown).toBe(false);
  });

  test('a plan that somebody holds is passed over by others', async () => {
    const [one, two] = [await aReview(), await aReview()];
    for (const id of [one, two]) await plan('review', id, after(1), null);
    await ahead(1);
    if (database === 'embedded') return api.runJob('versions.plans');
    const seen = await api.db.transaction(async first => {
      const own = await takeDue(first as never, api.clock.now);
      const others = await api.db.transaction(async second => takeDue(second as never, api.clock.now));
      return [own?.objectId, others?.objectId];
    });
    expect(new Set(seen)).toEqual(new Set([one, two]));
    return api.runJob('versions.plans');
  });

  test('what stood before versions were kept gets its first one, once', async () => {
    const reviewId = await aReview();
    await save(reviewId, 1, { isPublished: true });
    const draft = await aReview();
    await api.db.execute(sql`delete from record_version`);
    await api.runJob('versions.first');
    await api.runJob('versions.first');
    expect((await versions('review', reviewId)).versions).toMatchObject([{ number: 1, who: null }]);
    expect((await versions('review', draft)).versions).toEqual([]);
  });

  test('a file that only a version names outlives every sweep, and can be restored', async () => {
    const { storyId } = await aStory(api);
    const put = async (file: string | null, status?: typeof storyStatus.published) => {
      const story = (await api.as(boss).send(getStory, { body: { storyId } })).message;
      const body = {
        ...{ storyId, version: story.version, title: story.storyTitle, description: story.storyDescription },
        ...{ categoryId: story.storyCategory.storyCategoryId, authorId: null, cssMeta: story.storyMeta, file },
      };
      return (await api.as(boss).send(saveStory, { body: status ? { ...body, status } : body })).message.storyFile;
    };
    const storyFile = new File(['%PDF-1.4\n1 0 obj'], 'смета.pdf', { type: 'application/pdf' });
    const upload = { body: { storyId, storyFile } };
    const { path } = (await api.as(boss).send(uploadStoryTextFile, upload)).message;
    await put(path, storyStatus.published);
    await put(null);
    await ahead(25);
    await api.runJob('files.sweep');
    expect(await put(path)).toBe(path);
  });
});
