import { ApiFailure, type Client, signInTexts, Unreachable } from '@venue/sdk';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../data/ApiProvider.tsx';
import { forgetTyped } from '../form/typed.ts';
import { notify } from '../parts/message/notify.ts';
import { showOverlay } from '../parts/message/showOverlay.ts';
import { signsOut } from './reasons.ts';

/**
 * Ends the session on the server (`endSession`) and here, then goes to the login page. If the server cannot be reached,
 * the person stays signed in and sees a message.
 */
export function useSignOut(endSession: (client: Client) => Promise<unknown>, loginPath: string): () => Promise<void> {
  const { client, session } = useApi();
  const navigate = useNavigate();
  return async () => {
    const hide = showOverlay();
    try {
      await endSession(client);
    } catch (problem) {
      // 403 means that the server has already ended this session.
      if (!(problem instanceof ApiFailure && problem.status === 403)) {
        if (!(problem instanceof ApiFailure || problem instanceof Unreachable)) throw problem;
        notify.error(signInTexts.logoutFailed, problem instanceof ApiFailure ? problem.requestId : undefined);
        return;
      }
    } finally {
      hide();
    }
    forgetTyped();
    // The guard would redirect to the login with a page to return to; after a deliberate sign-out there is none.
    flushSync(() => signsOut('own', session.signOut));
    void navigate(loginPath, { replace: true });
  };
}
