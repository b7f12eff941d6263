import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

// Parts of customers that other sections show.
export { CustomerAside } from './CustomerAside.tsx';
export { CustomerTab } from './CustomerTab.tsx';
export { OrganisationLink } from './OrganisationLink.tsx';

/** What is known about who calls. */
export const CallerPanel = lazyWithRetry(() => import('./CallerPanel.tsx'), 'unseen');
