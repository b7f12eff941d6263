import { type Resident, residentMoves } from '@venue/sdk/residents/model';
import type { Question } from '@venue/shared-ui/parts/Confirm.tsx';

export type ResidentAction = Resident['can'][number];

export const moveLabels = { publish: 'Опубликовать', unpublish: 'Снять с\u00a0публикации' } as const;

/** The status a move leads to, and what is asked before it: the specification's words. */
export function moveOf(action: ResidentAction) {
  const { to, confirm } = action === 'publish' ? residentMoves[0] : residentMoves[1];
  const question: Question = { title: confirm, yes: moveLabels[action] };
  return { to, question };
}
