import { lazy } from 'react';

/** The person's own events, for the page of everything they have at the venue. */
export const MyOwnEvents = lazy(() => import('./own/OwnEvents.tsx'));
