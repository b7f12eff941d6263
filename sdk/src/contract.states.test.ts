import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicationMoves } from './applications/applications.model.ts';
import { articleMoves, newsMoves } from './articles/articles.model.ts';
import { brandMoves } from './brands/brands.model.ts';
import { collaboratorMoves, collaboratorRemovalConfirm } from './collaborators/collaborators.model.ts';
import { fileRemovalConfirm } from './core/format/texts.ts';
import type { Move, OptionId } from './core/schema/enums.ts';
import { eventRequestMoves, stageRemovalConfirm } from './event-requests/event-requests.model.ts';
import { eventMoves } from './events/events.model.ts';
import { galleryMoves, galleryRemovalConfirm } from './galleries/galleries.model.ts';
import { marketItemMoves, marketRequestMoves } from './market/market.model.ts';
import { projectMoves, projectRemovalConfirm } from './projects/projects.model.ts';
import { residentMoves } from './residents/residents.model.ts';
import { reviewMoves, reviewRemovalConfirm } from './reviews/reviews.model.ts';
import { storyMoves, storyRemovalConfirm } from './stories/stories.model.ts';

interface Transition {
  /** Entity and step: `brand.send`. */
  readonly id: string;
  readonly from: readonly OptionId[];
  readonly to: readonly OptionId[];
  readonly by: Move<number>['by'];
  readonly confirm?: string;
}

const rows = JSON.parse(
  readFileSync(new URL('../contract/transitions.json', import.meta.url), 'utf8'),
) as readonly Transition[];

const movesOf: Readonly<Record<string, readonly Move<OptionId>[]>> = {
  application: applicationMoves,
  article: articleMoves,
  brand: brandMoves,
  collaborator: collaboratorMoves,
  event: eventMoves,
  eventRequest: eventRequestMoves,
  gallery: galleryMoves,
  // When staff accept a request, the server confirms its items itself.
  marketItem: marketItemMoves.map(move => ({ ...move, by: ['staff'] })),
  marketRequest: marketRequestMoves,
  news: newsMoves,
  project: projectMoves,
  resident: residentMoves,
  review: reviewMoves,
  story: storyMoves,
};

const lasting = rows.filter(each => each.to.length > 0);

test.each(lasting.map(each => [each.id, each] as const))('%s is a declared move', (id, { from, to, by, confirm }) => {
  const moves = movesOf[id.split('.')[0] ?? ''] ?? expect.fail(`no moves for ${id}`);
  for (const [before, after] of from.flatMap(before => to.map(after => [before, after] as const))) {
    const fitting = moves.filter(move => move.from.includes(before) && move.to === after);
    const own = fitting.filter(move => by.every(who => move.by.includes(who)));
    expect(own, `${id}: ${before} to ${after} by ${by}`).not.toEqual([]);
    expect(
      own.map(move => move.confirm),
      `${id}: the question`,
    ).toContain(confirm);
  }
});

test('what leaves no status behind asks all the same', () => {
  expect(Object.fromEntries(rows.filter(each => each.to.length === 0).map(each => [each.id, each.confirm]))).toEqual({
    'stage.delete': stageRemovalConfirm,
    'file.delete': fileRemovalConfirm,
    'galleryFile.delete': fileRemovalConfirm,
    'story.delete': storyRemovalConfirm,
    'review.delete': reviewRemovalConfirm,
    'gallery.delete': galleryRemovalConfirm,
    'project.delete': projectRemovalConfirm,
    'collaborator.delete': collaboratorRemovalConfirm,
  });
});
