import type { BlogStory } from '@venue/sdk/stories/model';
import type { ReactNode } from 'react';
import { formatDate } from '../../dates/format.ts';
import { ReadingSheet, type Tiles } from '../../parts/record/ReadingSheet.tsx';

interface Props {
  story: Pick<BlogStory, 'storyDescription' | 'storyImages' | 'storyMeta' | 'storyFile'> & {
    /** Null for a story that is not published yet. */
    readonly publishedAt: string | null;
  };
  category: string;
  /** The author's name, as a link to their page; empty without an author. */
  author: ReactNode;
  tiles: Tiles;
}

/** A story of the blog below its title as readers see it: its author, text and pictures, and its PDF file. */
export const StorySheet = ({ story, category, author, tiles }: Props) => (
  <article>
    <ReadingSheet
      facts={
        <>
          <span>{[category, story.publishedAt && formatDate(story.publishedAt)].filter(Boolean).join(' · ')}</span>
          {author && <span> · </span>}
          <span>{author}</span>
        </>
      }
      text={story.storyDescription}
      images={story.storyImages}
      tiles={tiles}
      focus={story.storyMeta}
    >
      {story.storyFile && (
        <p>
          <a href={story.storyFile} target="_blank" rel="noreferrer">
            Скачать файл (PDF)
          </a>
        </p>
      )}
    </ReadingSheet>
  </article>
);
