import { type EventRow, eventKind } from '@venue/sdk/events/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { eventPaths } from './events.paths.ts';

/** The address of the editor of an event or an announcement. */
export const addressOf = ({ eventId: id, eventKind: kind }: Pick<EventRow, 'eventId' | 'eventKind'>): string =>
  kind === eventKind.announcement ? href(eventPaths.announcement, { id }) : href(eventPaths.page, { id });
