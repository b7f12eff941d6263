import { late } from '@venue/shared-ui/parts/late.tsx';

/** The person's own events, for «Мои мероприятия». */
export const MyOwnEvents = late(() => import('./own/OwnEvents.tsx'));
