import * as z from 'zod/mini';
import { defineEnum, type Move } from '../core/schema/enums.ts';
import { Id, Instant, RichText } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { MainableImage, PictureMeta, PictureMetaFields } from '../core/schema/pictures.ts';
import { messages, required } from '../core/schema/rules.ts';

export const storyStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  withdrawn: { id: 2, label: 'Снята с публикации', tone: 'warn' },
  published: { id: 3, label: 'Опубликована', tone: 'good' },
});

export type StoryStatus = z.output<typeof storyStatus.schema>;

const { draft, withdrawn, published } = storyStatus;

/** Unpublishing returns a story to draft; withdrawn stories only come from an earlier system. */
export const storyMoves = [
  {
    action: 'publish',
    label: 'Опубликовать',
    from: [draft, withdrawn],
    to: published,
    by: ['staff'],
    confirm: 'Вы уверены, что хотите опубликовать эту запись блога?',
  },
  {
    action: 'unpublish',
    label: 'Снять с\u00a0публикации',
    from: [published],
    to: draft,
    by: ['staff'],
    confirm: 'Вы уверены, что хотите снять эту запись блога с публикации?',
  },
] as const satisfies readonly Move<1 | 2 | 3>[];

export const storyRemovalConfirm = 'Вы уверены, что хотите удалить эту запись блога?';

export const storyLimits = { images: 30, imageMegabytes: 10, textFileMegabytes: 20 } as const;

/** What staff enter about a category of stories. */
export const StoryCategoryFields = z.object({ storyCategory: labelled(required(100), 'Название') });

export const StoryCategory = z.object({ storyCategoryId: Id, storyCategoryName: z.string() });
export type StoryCategory = z.output<typeof StoryCategory>;

const numbered = (id: unknown): string => `№\u00a0${id}`;

/** What staff enter about a story of the blog, under the names the calls use. */
export const StoryFields = z.object({
  title: labelled(required(300), 'Заголовок'),
  categoryId: labelled(Id, 'Категория', { format: numbered, half: true }),
  authorId: labelled(z.nullable(Id), 'Автор', {
    placeholder: 'Начните вводить имя',
    hint: 'Авторов добавляют в\u00a0разделе «Кластеры и\u00a0авторы»',
    format: numbered,
    half: true,
  }),
  description: labelled(RichText, 'Текст', {
    placeholder: 'Начните писать или вставьте готовый текст',
    hint: 'Картинка из\u00a0буфера или с\u00a0диска встанет туда, где стоит курсор',
  }),
  /** How the main picture fills its frame. */
  cssMeta: labelled(PictureMetaFields, 'Видимая часть картинки', {
    hint: 'Где обложка не\u00a0помещается целиком, останется место вокруг этой точки',
  }),
  /** Address of the file offered beside the text, as returned by its upload; null when there is none. */
  file: labelled(z.nullable(z.string().check(z.maxLength(500))), 'Файл', {
    hint: 'Программа, каталог или афиша для скачивания. Читатели увидят файл, когда вы\u00a0сохраните запись',
    format: () => 'PDF',
  }),
});
export type StoryFields = z.output<typeof StoryFields>;

/** What a story still lacks before it can be published: the text for each field; empty when it is ready. */
export const storyGaps = ({ description }: Pick<StoryFields, 'description'>): { readonly description?: string } =>
  /<img\b/.test(description) || description.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
    ? {}
    : { description: messages.required };

/** A story as lists show it. */
export const StoryRow = z.object({
  storyId: Id,
  storyTitle: z.string(),
  storyCategory: StoryCategory,
  storyAuthor: z.nullable(z.object({ authorId: Id, authorName: z.string() })),
  storyStatus: storyStatus.schema,
  /** The main picture, or the first when none is marked. */
  cover: z.nullable(MainableImage),
  publishedAt: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  can: canOf(storyMoves, ['staff'], 'edit', 'remove'),
});
export type StoryRow = z.output<typeof StoryRow>;

export const Story = z.extend(StoryRow, {
  storyDescription: z.string(),
  /** At most one is the main one. */
  storyImages: z.array(MainableImage),
  storyFile: z.nullable(z.string()),
  storyMeta: PictureMeta,
  /** Sent back with an update; a stale one is refused. The calls for pictures do not change it. */
  version: z.int(),
});
export type Story = z.output<typeof Story>;

/** A published story as visitors see it in lists. */
export const BlogStoryRow = z.object({
  storyId: Id,
  storyTitle: z.string(),
  /** The first words of the text, without its formatting. */
  storyLead: z.string(),
  storyCategory: StoryCategory,
  storyAuthor: z.nullable(z.object({ authorId: Id, authorName: z.string() })),
  cover: z.nullable(MainableImage),
  storyMeta: PictureMeta,
  publishedAt: Instant,
  updatedAt: Instant,
});
export type BlogStoryRow = z.output<typeof BlogStoryRow>;

const Neighbour = z.nullable(z.object({ storyId: Id, storyTitle: z.string() }));

/** A published story as visitors read it. */
export const BlogStory = z.extend(BlogStoryRow, {
  storyDescription: z.string(),
  storyImages: z.array(MainableImage),
  storyFile: z.nullable(z.string()),
  /** The story published before this one, and the one after it; null at the ends of the blog. */
  previousStory: Neighbour,
  nextStory: Neighbour,
});
export type BlogStory = z.output<typeof BlogStory>;
