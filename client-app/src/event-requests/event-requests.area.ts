import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { createElement, Suspense } from 'react';
import type { Area, Entry } from '../app/area.ts';
import { eventRequestPaths } from './event-requests.paths.ts';

const UnreadMessages = lazyWithRetry(() => import('./UnreadMessages.tsx'), 'unseen');

const load = () => import('./RequestPages.tsx');

const request = {
  page: 'request',
  crumbs: [eventRequestPaths.events],
  load,
};

const myEvents: Entry = {
  to: eventRequestPaths.events,
  mark: createElement(Suspense, null, createElement(UnreadMessages)),
};

export const eventRequestsArea: Area = {
  screens: [
    { ...eventRequestPaths.begin, load },
    { ...eventRequestPaths.events, load: () => import('./list/MyEvents.tsx') },
    { ...eventRequestPaths.create, ...request },
    { ...eventRequestPaths.edit, ...request },
    { ...eventRequestPaths.review, load: () => import('./ReviewByLink.tsx') },
  ],
  menu: {
    customer: [myEvents],
    events: [myEvents, { to: eventRequestPaths.create }],
  },
};
