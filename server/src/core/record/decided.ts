import { ApiFailure, type Decided } from '@venue/sdk';

/**
 * Refuses a decision that was made from another state than the record is in, with the step that was faster:
 * `already_decided`. The record is held locked, so that of two who decide at once one is refused.
 */
export async function mustBeAsSeen<State>(
  seen: State,
  state: State,
  step: () => Decided | Promise<Decided>,
): Promise<void> {
  if (seen !== state) throw new ApiFailure('already_decided', { data: await step() });
}
