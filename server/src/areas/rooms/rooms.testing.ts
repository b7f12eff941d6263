import { ApiFailure } from '@venue/sdk';
import type { ClosedOver, StandingChoice } from '@venue/sdk/rooms/model';

/** Closes hours as staff do: reads what stands there, then sends again with the same choice for all of it. */
export async function closeAnyway<T>(
  send: (standing: StandingChoice[]) => Promise<T>,
  choice: StandingChoice['choice'] = 'keep',
): Promise<T> {
  try {
    return await send([]);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'day_taken') throw error;
    return send(choicesFor(error.data as ClosedOver, choice));
  }
}

/** The same choice for everything that stands there. */
export const choicesFor = ({ standing }: ClosedOver, choice: StandingChoice['choice']): StandingChoice[] =>
  standing.map(({ kind, id, state, back }) => ({ kind, id, state, back, choice }));
