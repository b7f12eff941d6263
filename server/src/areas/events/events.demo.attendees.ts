import { fullName } from '@venue/sdk/profile/model';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { type UserRow, users } from '../accounts/accounts.table.ts';
import { eventAttendee } from './events.attendees.table.ts';
import type { SeededEvent } from './events.demo.ts';
import { type EventTicketRow, event, eventTicket } from './events.table.ts';

const HOUR = 3_600_000;

/** Guests without an account. */
const guests = [
  'Абросимова Инна',
  'Бельков Роман',
  'Власова Юлия',
  'Гордеев Антон',
  'Дубинина Лариса',
  'Ельцов Кирилл',
  'Жданова Софья',
  'Захаров Матвей',
  'Исакова Надежда',
  'Колмогоров Лев',
  'Лобанова Таисия',
  'Меньшиков Фёдор',
  'Новосёлова Яна',
  'Оборин Денис',
  'Пяткова Ева',
  'Русинов Григорий',
  'Савина Ульяна',
  'Токарев Ярослав',
  'Уфимцева Злата',
  'Хохлов Максим',
] as const;

/** Gives tickets of the demo's events away: to a few customers first, then to guests. */
export async function seedAttendees(
  tx: Db,
  seeded: readonly SeededEvent[],
  tickets: readonly EventTicketRow[],
  customerIds: readonly number[],
): Promise<void> {
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...customerIds]))
    .orderBy(asc(users.id));
  const rows = seeded.flatMap(({ each, row: { id: eventId, userId: organiser, updatedAt } }) => {
    const known = people.filter(({ id }) => id !== organiser && (id + eventId) % 4 === 0);
    let given = 0;
    return (each.tickets ?? []).flatMap(([name, , , held]) => {
      const ticket = tickets.find(one => one.eventId === eventId && one.name === name);
      if (!ticket) return [];
      return Array.from({ length: held }, () => {
        given++;
        const createdAt = new Date(updatedAt.getTime() + given * (HOUR / 4));
        return {
          eventId,
          ticketId: ticket.id,
          ...holder(known[given - 1], eventId * 3 + given),
          price: ticket.price,
          createdAt,
        };
      });
    });
  });
  await tx.insert(eventAttendee).values(rows);
  await countPlaces(tx);
}

/** The places these people take are counted where they are sold. */
async function countPlaces(tx: Db): Promise<void> {
  const held = (column: SQL) => sql`(select count(*) from ${eventAttendee} where ${column})`;
  await tx.update(eventTicket).set({ sold: held(sql`${eventAttendee.ticketId} = ${eventTicket.id}`) });
  await tx.update(event).set({ taken: held(sql`${eventAttendee.eventId} = ${event.id}`) });
}

/** Somebody with an account, or a guest; who comes round again holds a second ticket. */
function holder(person: UserRow | undefined, turn: number) {
  if (person)
    return {
      userId: person.id,
      name: fullName({ bioLastname: person.lastname, bioName: person.name, bioMiddlename: person.middlename }),
      phone: person.phone,
      email: person.email,
    };
  const guest = turn % guests.length;
  const number = 1203 + guest * 367;
  return {
    userId: null,
    name: guests[guest] ?? guests[0],
    phone: `902555${number}`,
    email: `gost${number}@example.ru`,
  };
}
