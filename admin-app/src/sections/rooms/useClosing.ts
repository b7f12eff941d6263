import { type AnyCall, type Input, isFailure } from '@venue/sdk';
import { closeDay, type closeDays } from '@venue/sdk/rooms/admin';
import { type SendTexts, useSend } from '@venue/shared-ui/data/useSend.ts';
import type { VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { useNavigate } from 'react-router-dom';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { useStanding } from './useStanding.ts';

/** Sends the closing of days. Orders that have their hours are shown first, with what may become of each. */
export function useClosing(call: typeof closeDay | typeof closeDays, texts: SendTexts, close: () => void) {
  const { send } = useSend<AnyCall>(call, texts);
  const standing = useStanding();
  const go = useNavigate();
  /**
   * Closes what `body` says, and resolves to whether it is closed. `of` names it: what was chosen for its orders holds
   * while it stays the same.
   */
  const submit = async (of: string, body: object, setServerErrors: VenueForm['setServerErrors']): Promise<boolean> => {
    const handles: typeof setServerErrors = failure => {
      // Both calls refuse in the same way.
      if (!isFailure(failure, closeDay, 'day_taken')) return setServerErrors(failure);
      standing.see(of, failure.data);
      return true;
    };
    const input = { body: { ...body, standing: standing.choicesFor(of) } } as Input<AnyCall>;
    return (await send(input, { handles })) !== undefined;
  };
  /** Leads to the orders that are to be moved, if there are any. */
  const leave = () => {
    close();
    if (standing.moves) go(bookingPaths.closed.path);
  };
  return { standing, submit, leave };
}
