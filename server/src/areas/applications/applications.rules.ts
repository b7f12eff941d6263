import { actionsFrom, type EarlierDecision } from '@venue/sdk';
import { type Application, applicationMoves, simpleRequestStatus } from '@venue/sdk/applications/model';

type Action = Application['can'][number];

interface Place {
  readonly status: Application['requestStatus'];
  readonly takenBy: number | null;
}

interface Reader {
  readonly userId: number;
  readonly mayManage: boolean;
}

/** The actions that staff may take on an application; taking over needs one that another colleague has. */
export function canWith({ status, takenBy }: Place, { userId, mayManage }: Reader): Action[] {
  if (!mayManage) return [];
  return actionsFrom(applicationMoves, 'staff', status).filter(action => action !== 'takeOver' || takenBy !== userId);
}

/**
 * The action that a request means. A taken application can only be taken over, and only from the colleague the user
 * saw; otherwise undefined.
 */
export function wishOf(before: Place, to: 2 | 3, takenFrom: number | undefined): Action | undefined {
  if (to === simpleRequestStatus.done) return 'finish';
  if (takenFrom === undefined) return 'take';
  return takenFrom === before.takenBy ? 'takeOver' : undefined;
}

/** The current status of an application, with who set it and when. */
export const stepOf = ({ requestStatus, takenBy, takenAt, doneBy, doneAt }: Application): EarlierDecision => ({
  what: simpleRequestStatus.option(requestStatus).label,
  by: (doneBy ?? takenBy)?.userName ?? null,
  at: doneAt ?? takenAt,
});

/** What a step looks like in the history. */
export function stepWords(before: Place, after: Place, takenFrom: string): string {
  if (after.status === simpleRequestStatus.done) return 'Закрыта без\u00a0решения';
  return before.status === simpleRequestStatus.new ? 'Взята в\u00a0работу' : `Взята в\u00a0работу вместо: ${takenFrom}`;
}
