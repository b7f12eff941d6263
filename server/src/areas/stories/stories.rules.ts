import { ApiFailure, actionsFrom } from '@venue/sdk';
import { type StoryFields, type StoryRow, type StoryStatus, storyGaps, storyMoves } from '@venue/sdk/stories/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { story } from './stories.table.ts';

/** What staff enter about a story; the service removes foreign pictures from the text. */
export const storyFields = recordFields<StoryFields>()(
  story,
  {
    title: 'title',
    categoryId: 'categoryId',
    description: 'description',
    file: 'file',
    authorId: 'authorId',
    cssMeta: 'meta',
  },
  { title: title => title.trim() },
);

/** What a member of staff may do to a story in this status. */
export const storyCan = (status: StoryStatus, mayManage: boolean): StoryRow['can'] =>
  mayManage ? ['edit', ...actionsFrom(storyMoves, 'staff', status), 'remove'] : [];

/** Throws `invalid_input` for what a story lacks to be published. */
export function mustBeWhole(story: { readonly description: string }): void {
  const fields = storyGaps(story);
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
}

/** How a faster decision is named. */
export const stepWords: Readonly<Record<(typeof storyMoves)[number]['action'], string>> = {
  publish: 'Опубликована',
  unpublish: 'Снята с\u00a0публикации',
};

const files = /^\/files\/(story-(\d+)-[0-9a-f-]{36}\.pdf)$/;

/** The file that an address names, if it is one of this story’s. */
export function fileNamed(address: string, storyId: number | null): string | undefined {
  const [, name, of] = files.exec(address) ?? [];
  return Number(of) === storyId ? name : undefined;
}

/** The address of a story's file for readers. */
export const fileAddress = (name: string): string => `/files/${name}`;
