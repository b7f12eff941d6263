import { eventKind } from '@venue/sdk/events/model';

/** Where an event or an announcement is edited within the back office. */
export const eventAddress = (id: number, kind: number): string =>
  kind === eventKind.announcement ? `/${id}/edit/announcement` : `/${id}/edit`;
