import * as z from 'zod/mini';
import { removalQuestion } from '../core/kind/publication.ts';
import { Id, Instant, RichText } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { messages, required, SiteUrl } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { StoryCategory } from '../stories/stories.model.ts';

const short = (max: number) => z.string().check(z.trim(), z.maxLength(max, messages.tooLong));

/** Links to social networks; an empty text where there is none. */
export const SocialsFields = z.object({
  telegram: labelled(SiteUrl, 'Telegram', { placeholder: 't.me/imya', half: true }),
  vk: labelled(SiteUrl, 'ВКонтакте', { placeholder: 'vk.com/imya', half: true }),
  dzen: labelled(SiteUrl, 'Дзен', { placeholder: 'dzen.ru/imya', half: true }),
  youtube: labelled(SiteUrl, 'YouTube', { placeholder: 'youtube.com/@imya', half: true }),
});
export const Socials = withoutRules(SocialsFields);
export type Socials = z.output<typeof Socials>;

export const authorLimits = { avatarMegabytes: 10, textImageMegabytes: 10 } as const;

export const authorRemovalConfirm = removalQuestion('этого автора');

/** What staff write about an author of the blog. */
export const AuthorFields = z.object({
  authorName: labelled(required(200), 'Имя', { placeholder: 'Вера Ильина', half: true }),
  authorCity: labelled(short(100), 'Город', { half: true }),
  authorHobbies: labelled(short(1000), 'Увлечения', { lines: true }),
  /** Categories of the blog the author writes in. */
  categoryIds: labelled(z.array(Id).check(z.maxLength(50)), 'Категории', {
    hint: 'О\u00a0чём пишет этот автор',
    format: value => (Array.isArray(value) ? `выбрано ${value.length}` : ''),
  }),
  authorDescription: labelled(RichText, 'Об\u00a0авторе'),
  authorSocials: labelled(SocialsFields, 'Соцсети'),
});
export type AuthorFields = z.output<typeof AuthorFields>;

/** Enough of an author to choose one. */
export const AuthorBrief = z.object({ authorId: Id, authorName: z.string(), authorAvatar: z.nullable(RecordPicture) });
export type AuthorBrief = z.output<typeof AuthorBrief>;

/** An author as lists show them. */
export const AuthorRow = z.extend(AuthorBrief, {
  authorCity: z.string(),
  categories: z.array(StoryCategory),
  /** How many stories name this author; one with stories cannot be removed. */
  storiesCount: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  can: z.array(z.enum(['edit', 'remove'])),
});
export type AuthorRow = z.output<typeof AuthorRow>;

export const Author = z.extend(AuthorRow, {
  authorHobbies: z.string(),
  authorDescription: z.string(),
  authorSocials: Socials,
  /** Something of theirs is published, so they have a page on the site. */
  isShown: z.boolean(),
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
});
export type Author = z.output<typeof Author>;

/** An author of the blog as visitors see them. */
export const BlogAuthor = z.extend(AuthorBrief, {
  authorCity: z.string(),
  authorHobbies: z.string(),
  authorDescription: z.string(),
  authorSocials: Socials,
  categories: z.array(StoryCategory),
  updatedAt: Instant,
});
export type BlogAuthor = z.output<typeof BlogAuthor>;
