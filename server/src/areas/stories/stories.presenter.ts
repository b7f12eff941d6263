import type { MainableImage } from '@venue/sdk';
import type { BlogStory, BlogStoryRow, Story, StoryRow } from '@venue/sdk/stories/model';
import type { Db } from '../../core/db/database.ts';
import { beginningOf, plainText } from '../../core/files/richText.ts';
import { mainPictures, picturesOf } from '../../core/record/pictures.ts';
import { neighboursOf, type PublishedStory, type publishedStory } from './stories.public.store.ts';
import { fileAddress, storyCan } from './stories.rules.ts';
import type { ListedStory, WholeStory } from './stories.store.ts';

const presentRow = (row: ListedStory, cover: MainableImage | undefined, mayManage: boolean): StoryRow => ({
  storyId: row.id,
  storyTitle: row.title,
  storyCategory: { storyCategoryId: row.categoryId, storyCategoryName: row.categoryName },
  storyAuthor: row.authorId === null ? null : { authorId: row.authorId, authorName: row.authorName ?? '' },
  storyStatus: row.status,
  cover: cover ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  can: storyCan(row.status, mayManage),
});

/** Rows of the list. */
export async function presentRows(db: Db, rows: readonly ListedStory[], mayManage: boolean): Promise<StoryRow[]> {
  const covers = await mainPictures(
    db,
    'story',
    rows.map(row => row.id),
  );
  return rows.map(row => presentRow(row, covers.get(row.id), mayManage));
}

export async function presentStory(db: Db, row: WholeStory, mayManage: boolean): Promise<Story> {
  const storyImages = await picturesOf(db, { owner: 'story', id: row.id });
  return {
    ...presentRow(
      row,
      storyImages.find(each => each.isMain),
      mayManage,
    ),
    storyDescription: row.description,
    storyImages,
    storyFile: row.file === null ? null : fileAddress(row.file),
    storyMeta: row.meta,
    version: row.version,
  };
}

type Published = Omit<PublishedStory, 'beginning'>;

const presentPublishedRow = (row: Published, text: string, cover: MainableImage | undefined): BlogStoryRow => ({
  storyId: row.id,
  storyTitle: row.title,
  storyLead: beginningOf(plainText(text)),
  storyCategory: { storyCategoryId: row.categoryId, storyCategoryName: row.categoryName },
  storyAuthor: row.authorId === null ? null : { authorId: row.authorId, authorName: row.authorName ?? '' },
  cover: cover ?? null,
  storyMeta: row.meta,
  publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Published stories as visitors see them in lists. */
export async function presentPublishedRows(db: Db, rows: readonly PublishedStory[]): Promise<BlogStoryRow[]> {
  const covers = await mainPictures(
    db,
    'story',
    rows.map(row => row.id),
  );
  return rows.map(row => presentPublishedRow(row, row.beginning, covers.get(row.id)));
}

/** A published story as visitors read it. */
export async function presentPublished(
  db: Db,
  row: NonNullable<Awaited<ReturnType<typeof publishedStory>>>,
): Promise<BlogStory> {
  const storyImages = await picturesOf(db, { owner: 'story', id: row.id });
  const cover = storyImages.find(each => each.isMain);
  const { previous, next } = await neighboursOf(db, row);
  const titled = (each: typeof next) => (each ? { storyId: each.id, storyTitle: each.title } : null);
  return {
    ...presentPublishedRow(row, row.description, cover),
    storyDescription: row.description,
    storyImages,
    storyFile: row.file === null ? null : fileAddress(row.file),
    previousStory: titled(previous),
    nextStory: titled(next),
  };
}

/** What the audit log keeps of a story, named as in the model. */
export const auditedOf = ({ storyTitle, storyDescription, storyFile, storyMeta, storyStatus, ...story }: Story) => ({
  storyTitle,
  storyCategory: story.storyCategory.storyCategoryName,
  storyAuthor: story.storyAuthor?.authorName ?? null,
  storyDescription,
  storyFile,
  storyMeta,
  storyStatus,
});
