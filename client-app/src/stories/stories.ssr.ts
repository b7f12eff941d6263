import { rowsOf } from '@venue/sdk';
import { getBlogAuthor } from '@venue/sdk/authors';
import { getBlogStory, listBlogStories } from '@venue/sdk/stories';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ServerPage } from '../app/ssr/page.ts';
import { storyPaths } from './stories.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...storyPaths.list,
    modules: ['src/stories/StoryPages.tsx'],
    head: () => ({
      title: storyPaths.list.title,
      description: 'Блог площадки в Екатеринбурге: как снимают, выступают и делают вещи наши авторы.',
    }),
  },
  {
    ...storyPaths.page,
    modules: ['src/stories/StoryPages.tsx'],
    later: ['src/app/records/PhotoTiles.tsx'],
    records: async function* (client) {
      for await (const row of rowsOf(client, listBlogStories, { query: {} }))
        yield { path: href(storyPaths.page, { storyId: row.storyId }), changed: row.updatedAt };
    },
    head: ({ storyId }, read) => {
      const story = read(getBlogStory, { storyId: Number(storyId) })?.message;
      if (!story) return undefined;
      const image = story.cover?.url;
      return {
        title: story.storyTitle,
        description: story.storyLead,
        image,
        about: {
          '@type': 'BlogPosting',
          headline: story.storyTitle,
          description: story.storyLead,
          ...(image ? { image } : {}),
          articleSection: story.storyCategory.storyCategoryName,
          datePublished: story.publishedAt,
          dateModified: story.updatedAt,
          ...(story.storyAuthor ? { author: { '@type': 'Person', name: story.storyAuthor.authorName } } : {}),
        },
      };
    },
  },
  {
    ...storyPaths.author,
    modules: ['src/stories/StoryPages.tsx'],
    records: async function* (client) {
      const seen = new Set<number>();
      for await (const { storyAuthor } of rowsOf(client, listBlogStories, { query: {} })) {
        if (!storyAuthor || seen.has(storyAuthor.authorId)) continue;
        seen.add(storyAuthor.authorId);
        yield { path: href(storyPaths.author, { authorId: storyAuthor.authorId }) };
      }
    },
    head: ({ authorId }, read) => {
      const author = read(getBlogAuthor, { authorId: Number(authorId) })?.message;
      if (!author) return undefined;
      const image = author.authorAvatar?.url;
      return {
        title: author.authorName,
        description: [`${author.authorName}, автор блога площадки`, author.authorCity, author.authorHobbies]
          .filter(Boolean)
          .join('. '),
        image,
        about: { '@type': 'Person', name: author.authorName, ...(image ? { image } : {}) },
      };
    },
  },
];
