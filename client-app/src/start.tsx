import { readClock } from '@venue/shared-ui/data/serverClock.ts';
import { TYPED } from '@venue/shared-ui/form/typedKey.ts';
import { basenameOf } from '@venue/shared-ui/shell/area.ts';
import { BROWSER_ONLY } from '@venue/shared-ui/theme/browserOnly.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { client, loadDrafts, openLive, owner, queries } from './app/api.ts';
import { App } from './app/frame/App.tsx';
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

// Parts that the server leaves to the browser are not errors.
const onRecoverableError = (error: unknown) => {
  if ((error as { digest?: string } | null)?.digest !== BROWSER_ONLY) reportError(error);
};

/**
 * Whether this tab keeps chosen hours, a sent code or state passed by a link: the server knows none of these. What was
 * typed into a form is put in after the first render.
 */
function keepsSomething(): boolean {
  try {
    if (history.state?.usr || client.session.read('smsData')) return true;
    return Object.keys(sessionStorage).some(key => !key.startsWith(TYPED));
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
    // A transition renders in slices, so a phone can scroll in between; boot.js replays clicks made meanwhile.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError });
    });
  } else {
    // The server renders for a visitor without any stored state; for everybody else the app renders from scratch.
    root.replaceChildren();
    replies?.remove();
    createRoot(root).render(app);
  }
  // boot.js hides the visitor's page from somebody who seems to be signed in.
  delete document.documentElement.dataset.known;
}

const root = document.getElementById('root');
// A separate task: evaluating the code above already keeps a phone busy.
if (root) setTimeout(start, 0, root);
