import { ApiProvider } from '@venue/shared-ui/data/ApiProvider.tsx';
import { ConfirmHost } from '@venue/shared-ui/parts/Confirm.tsx';
import { Notifications } from '@venue/shared-ui/parts/Notifications.tsx';
import { Overlay } from '@venue/shared-ui/parts/Overlay.tsx';
import { basenameOf } from '@venue/shared-ui/shell/area.ts';
import { FailureListener } from '@venue/shared-ui/shell/FailureListener.tsx';
import { Guarded } from '@venue/shared-ui/shell/Guarded.tsx';
import { ThemeRoot } from '@venue/shared-ui/theme/ThemeRoot.tsx';
import { BrowserRouter } from 'react-router-dom';
import { client, loadDrafts, openLive, owner, queries } from './api.ts';
import { Landing } from './Landing.tsx';
import { Pages } from './Pages.tsx';

/** The whole back office: the ways to the server, the router with its guard, and what stands above every screen. */
export function App() {
  return (
    <ThemeRoot>
      <ApiProvider client={client} queries={queries} openLive={openLive} drafts={loadDrafts} owner={owner}>
        <BrowserRouter basename={basenameOf('/admin')}>
          <Guarded area="/admin" landing={<Landing />}>
            <Pages />
          </Guarded>
          <FailureListener area="/admin" />
          <ConfirmHost />
          <Notifications />
          <Overlay />
        </BrowserRouter>
      </ApiProvider>
    </ThemeRoot>
  );
}
