import { ApiFailure, mayMove } from '@venue/sdk';
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

type Can = StoryRow['can'];
type Action = (typeof storyMoves)[number]['action'];

/** What a member of staff may do to a story in this status. */
export const storyCan = (status: StoryStatus, mayManage: boolean): Can =>
  mayManage
    ? ['edit', ...storyMoves.map(({ action }) => action).filter(each => mayMove(storyMoves, each, status)), 'remove']
    : [];

/** Throws `move_not_allowed` unless a story may change to that status; keeping its status is allowed. */
export function mustGo(from: StoryStatus, to: StoryStatus): void {
  const leads = storyMoves.some(move => move.to === to && mayMove(storyMoves, move.action, from));
  if (from !== to && !leads) throw new ApiFailure('move_not_allowed');
}

/** Throws `invalid_input` for what a story lacks to be published. */
export function mustBeWhole(story: { readonly description: string }): void {
  const fields = storyGaps(story);
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
}

/** How a faster decision is named. */
export const stepWords: Readonly<Record<Action, string>> = {
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
