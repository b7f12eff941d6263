import { eventRequestUpdated, requestMessageSent } from '@venue/sdk/event-requests';

export const pushes = [eventRequestUpdated, requestMessageSent] as const;
