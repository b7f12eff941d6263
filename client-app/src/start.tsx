import { readClock } from '@venue/shared-ui/data/serverClock.ts';
import { basenameOf } from '@venue/shared-ui/shell/area.ts';
import { BROWSER_ONLY } from '@venue/shared-ui/theme/browserOnly.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { client, loadDrafts, openLive, owner, queries } from './app/api.ts';
import { REPLIES, type SentReplies } from './app/ssr/replies.ts';
import './main.css';

const app = (
  <App
    client={client}
    queries={queries}
    openLive={openLive}
    drafts={loadDrafts}
    owner={owner}
    routed={screens => <BrowserRouter basename={basenameOf('')}>{screens}</BrowserRouter>}
  />
);

// Parts that the server left to the browser are no fault.
const onRecoverableError = (error: unknown) => {
  if (!(error instanceof Error && 'digest' in error && error.digest === BROWSER_ONLY)) reportError(error);
};

/**
 * Whether this tab keeps hours that somebody chose, words they typed, a code that was sent to them or what a link handed
 * over: the server knows nothing of these.
 */
function keepsSomething(): boolean {
  if (history.state?.usr) return true;
  try {
    return sessionStorage.length > 0 || client.session.read('smsData') !== null;
  } catch {
    return false;
  }
}

function start(root: HTMLElement): void {
  const replies = document.getElementById(REPLIES);
  const sent = replies?.textContent;
  if (sent && !client.session.current() && !keepsSomething()) {
    for (const [key, reply] of JSON.parse(sent) as SentReplies) {
      readClock(reply);
      queries.setQueryData(key, reply);
    }
    // In pieces, between which a phone scrolls; boot.js keeps what is pressed meanwhile.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError });
    });
  } else {
    // The server renders for a visitor who has done nothing yet: everybody else's page is drawn from what is theirs.
    root.replaceChildren();
    replies?.remove();
    createRoot(root).render(app);
  }
  // boot.js hides the visitor's page from somebody who seems to be signed in.
  delete document.documentElement.dataset.known;
}

const root = document.getElementById('root');
// Apart from running the code above, which keeps a phone busy enough.
if (root) setTimeout(start, 0, root);
