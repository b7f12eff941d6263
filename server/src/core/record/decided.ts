import { ApiFailure, type Decided } from '@venue/sdk';

/**
 * Refuses a decision that was based on another status than the record has, with the step that was faster:
 * `already_decided`. The caller holds the record's lock, so of two simultaneous decisions one is refused.
 */
export async function mustBeAsSeen<State>(
  seen: State,
  state: State,
  step: () => Decided | Promise<Decided>,
): Promise<void> {
  if (seen !== state) throw new ApiFailure('already_decided', { data: await step() });
}
