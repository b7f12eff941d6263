import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** What a screen of tickets or bookings needs to open without a network. */
export const OfflineNote = lazyWithRetry(() => import('./OfflineNote.tsx'), 'unseen');
