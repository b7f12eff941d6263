import { inArray, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { users } from '../accounts/accounts.table.ts';
import { eventReschedule } from '../events/reschedules/events.reschedules.table.ts';
import { eventAttendee } from '../events/tickets/events.attendees.table.ts';
import { rescheduleChoice } from './reschedules.table.ts';

/** What holders of tickets chose: by their account, or by its phone where they ordered without one. */
const byHolder = (userId: number) =>
  inArray(
    rescheduleChoice.attendeeId,
    sql`(select a.id from ${eventAttendee} a where a.user_id = ${userId}
      or (a.user_id is null and a.phone = (select u.phone from ${users} u where u.id = ${userId})))`,
  );

export const reschedulesPersonal: PersonalData = {
  tables: [
    {
      table: rescheduleChoice,
      about: byHolder,
      as: 'rescheduleChoices',
      atDeletion: 'keep',
      because: 'По\u00a0нему вернули деньги за\u00a0билет; имени и\u00a0контактов в\u00a0нём нет',
      ahead: ['ticket', 'refund', 'refundByStaff'],
    },
    {
      table: eventReschedule,
      about: of(eventReschedule.byId),
      as: null,
      atDeletion: 'keep',
      because: 'Кто перенёс мероприятие: запись о\u00a0решении, по\u00a0которому гости возвращают билеты',
      ahead: 'Its guests choose, whoever decided it',
    },
  ],
};
