import { ApiFailure, addDays, dayOf } from '@venue/sdk';
import {
  downloadCalendarItem,
  getCalendarLink,
  listCalendar,
  readCalendar,
  removeCalendarLink,
  renewCalendarLink,
} from '@venue/sdk/calendar';
import type { CalendarItem } from '@venue/sdk/calendar/model';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eventStatus } from '@venue/sdk/events/model';
import { actorOf, type Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { type FileAnswer, handle } from '../../core/http/handle.ts';
import { claimedBy, newSeed, privateLinks } from '../../core/security/privateLink.ts';
import { calendarOf } from './calendar.ics.ts';
import * as store from './calendar.store.ts';

const { linkOf, opens } = privateLinks('calendar');

/** How far a subscribed calendar looks back and ahead, in days. */
const BACK = 31;
const AHEAD = 366;

const urlOf = ({ config }: Context, userId: number, seed: string): string =>
  `${config.publicUrl}/api/calendar/${linkOf(config, userId, seed)}/ics`;

const drafts = { request: eventRequestStatus.draft, event: eventStatus.draft, booking: null } as const;
const isDraft = ({ kind, status }: CalendarItem): boolean => status === drafts[kind];

function icsFile(context: Context, items: readonly CalendarItem[], name: string): FileAnswer {
  const text = calendarOf(items, { publicUrl: context.config.publicUrl, now: context.now });
  return { data: Buffer.from(text), type: 'text/calendar; charset=utf-8', name };
}

export const calendarRoutes = [
  handle(listCalendar, async ({ body }, context) => ({
    message: { items: await store.datesOf(context.db, actorOf(context).userId, body) },
  })),

  handle(downloadCalendarItem, async ({ body }, context) => {
    const item = await store.dateOf(context.db, actorOf(context).userId, body);
    if (!item) throw new ApiFailure('not_found');
    return icsFile(context, [item], `${item.title}.ics`);
  }),

  handle(getCalendarLink, async (_input, context) => {
    const { userId } = actorOf(context);
    const seed = await store.seedOf(context.db, userId);
    return { message: { url: seed === undefined ? null : urlOf(context, userId, seed) } };
  }),

  handle(renewCalendarLink, (_input, context) =>
    transact(context, async tx => {
      const { userId } = actorOf(context);
      const seed = newSeed();
      await store.setSeed(tx, userId, seed, context.now);
      return { message: { url: urlOf(context, userId, seed) } };
    }),
  ),

  handle(removeCalendarLink, (_input, context) =>
    transact(context, async tx => {
      await store.removeSeed(tx, actorOf(context).userId);
      return { message: { success: true } };
    }),
  ),

  handle(readCalendar, async ({ slug: link }, context) => {
    const userId = claimedBy(link);
    const seed = userId === null ? undefined : await store.seedOf(context.db, userId);
    if (userId === null || seed === undefined || !opens(context.config, link, userId, seed))
      throw new ApiFailure('not_found');
    const today = dayOf(context.now);
    const items = await store.datesOf(context.db, userId, { from: addDays(today, -BACK), to: addDays(today, AHEAD) });
    return icsFile(
      context,
      items.filter(item => !isDraft(item)),
      'venue.ics',
    );
  }),
];
