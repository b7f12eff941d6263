import { ApiFailure, addDays, dayOf } from '@venue/sdk';
import {
  downloadCalendarItem,
  downloadEventCalendar,
  getCalendarLink,
  listCalendar,
  readCalendar,
  removeCalendarLink,
  renewCalendarLink,
} from '@venue/sdk/calendar';
import { actorOf, type Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { type IcsEntry, icsOf } from '../../core/files/ics.ts';
import { type FileAnswer, handle } from '../../core/http/handle.ts';
import { answersTo } from '../../core/letter.ts';
import { claimedBy, newSeed, privateLinks } from '../../core/security/privateLink.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { ticketEntriesOf } from '../tickets/letters/tickets.calendar.service.ts';
import { entriesOf, publicEntriesOf } from './calendar.ics.ts';
import * as store from './calendar.store.ts';

const { linkOf, opens } = privateLinks('calendar');

/** How far a subscribed calendar looks back and ahead, in days. */
const BACK = 31;
const AHEAD = 366;

const urlOf = ({ config }: Context, userId: number, seed: string): string =>
  `${config.publicUrl}/api/calendar/${linkOf(config, userId, seed)}/ics`;

/** For how many days a subscribed calendar is told that something was cancelled. */
const CANCELLED = 30;
const DAY = 86_400_000;

function icsFile(
  { config, now }: Context,
  entries: readonly IcsEntry[],
  is: 'feed' | 'file',
  name: string,
): FileAnswer {
  const text = icsOf(entries, {
    ...{ name: 'Площадка', publicUrl: config.publicUrl, answersTo: answersTo(config), now, is },
  });
  return { data: Buffer.from(text), type: 'text/calendar; charset=utf-8', name };
}

export const calendarRoutes = [
  handle(listCalendar, async ({ body }, context) => {
    const { db, now } = context;
    const dates = await store.datesOf(db, { userId: actorOf(context).userId, days: body, now });
    return { message: { items: store.itemsOf(dates, body) } };
  }),

  handle(downloadCalendarItem, async ({ body }, context) => {
    const { db, now, config } = context;
    const date = await store.dateOf(db, actorOf(context).userId, { ...body, now });
    if (!date) throw new ApiFailure('not_found');
    return icsFile(context, entriesOf(date, config.publicUrl), 'file', `${date.title}.ics`);
  }),

  handle(downloadEventCalendar, async ({ id }, context) => {
    const date = await store.publishedEvent(context.db, id);
    if (!date) throw new ApiFailure('not_found');
    return icsFile(context, publicEntriesOf(date, context.config.publicUrl), 'file', `${date.title}.ics`);
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
    // guard: calendar.test.ts
    if (userId === null || seed === undefined || !opens(context.config, link, userId, seed))
      throw new ApiFailure('not_found');
    const { db, now, config } = context;
    const days = { from: addDays(dayOf(now), -BACK), to: addDays(dayOf(now), AHEAD) };
    const cancelledSince = new Date(now.getTime() - CANCELLED * DAY);
    const dates = await store.datesOf(db, { userId, days, now, cancelledSince });
    const whose = { userId, phone: await phoneOf(db, userId) };
    const entries = [
      // guard: calendar.test.ts
      ...dates.filter(each => !each.isDraft).flatMap(each => entriesOf(each, config.publicUrl)),
      ...(await ticketEntriesOf(db, whose, { days, cancelledSince, publicUrl: config.publicUrl })),
    ];
    return icsFile(context, entries, 'feed', 'venue.ics');
  }),
];
