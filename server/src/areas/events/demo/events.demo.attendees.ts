import { fullName } from '@venue/sdk/profile/model';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { VAT_PERCENT } from '../../../area/payable.ts';
import type { Db } from '../../../core/db/database.ts';
import { type UserRow, users } from '../../accounts/accounts.table.ts';
import { seedPayments } from '../../payments/payments.demo.service.ts';
import { type EventTicketRow, event, eventTicket } from '../events.table.ts';
import { eventAttendee, ticketOrder, ticketOrderLine, ticketOrderStep } from '../tickets/events.attendees.table.ts';
import type { SeededEvent } from './events.demo.seeded.ts';

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

/** Sells tickets of the demo's events: to a few customers first, then to guests. */
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
  await sell(tx, rows);
  await countPlaces(tx);
}

type AttendeeRow = Omit<typeof eventAttendee.$inferInsert, 'orderId'>;

/** Writes an order, its payment and the ticket for each row. */
async function sell(tx: Db, rows: readonly AttendeeRow[]): Promise<void> {
  const orders = await tx
    .insert(ticketOrder)
    .values(
      rows.map(({ eventId, userId, name, phone, price, createdAt }) => ({
        eventId,
        userId: userId ?? null,
        name,
        phone,
        status: ticketOrderStatus.issued,
        total: price,
        payUntil: price > 0 ? new Date(createdAt.getTime() + HOUR / 3) : null,
        paidAt: price > 0 ? createdAt : null,
        createdAt,
      })),
    )
    .returning();
  const sold = rows.flatMap((row, index) => {
    const order = orders[index];
    return order ? [{ row, order }] : [];
  });
  await tx
    .insert(ticketOrderLine)
    .values(sold.map(({ row: { ticketId, price }, order }) => ({ orderId: order.id, ticketId, count: 1, price })));
  await tx.insert(eventAttendee).values(sold.map(({ row, order }) => ({ ...row, orderId: order.id })));
  const paid = orders.filter(({ total }) => total > 0);
  await tx.insert(ticketOrderStep).values(
    paid.flatMap(({ id: orderId, createdAt: at }) => [
      { orderId, at, who: 'Покупатель', what: 'Заказаны билеты, места удержаны' },
      { orderId, at, who: 'Система', what: 'Оплачено' },
    ]),
  );
  await seedPayments(
    tx,
    paid.map(({ id, userId, total, createdAt }) => ({
      name: `demo-tickets-${id}`,
      of: { ticketOrderId: id },
      userId,
      sum: total,
      vatPercent: VAT_PERCENT,
      description: `Билеты, заказ № ${id}`,
      createdAt,
      paidAt: createdAt,
    })),
  );
}

/** Counts the places that these people take in their kinds of ticket and events. */
async function countPlaces(tx: Db): Promise<void> {
  const held = (column: SQL) => sql`(select count(*) from ${eventAttendee} where ${column})`;
  await tx.update(eventTicket).set({ sold: held(sql`${eventAttendee.ticketId} = ${eventTicket.id}`) });
  await tx.update(event).set({ taken: held(sql`${eventAttendee.eventId} = ${event.id}`) });
}

/** A customer, or a guest; the list of guests repeats, so a guest may hold several tickets. */
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
