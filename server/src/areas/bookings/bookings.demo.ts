import { addDays, dayOf, formatMoney, momentOf } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { eq } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { randomOf } from '../../demo/random.ts';
import { sandboxPayment, sandboxRefund } from '../../ports/payments/sandbox.table.ts';
import { seedPayments } from '../payments/payments.demo.service.ts';
import { refundKey } from '../payments/payments.store.ts';
import { refund } from '../payments/payments.table.ts';
import { type ExtraRow, everyRoom, everyTariff, extrasOf, type TariffRow } from '../rooms/rooms.store.ts';
import { endOf, quote, refundFor } from './bookings.rules.ts';
import { whole } from './bookings.store.ts';
import { booking, bookingEvent, roomSlot, technicalReason } from './bookings.table.ts';

type Row = typeof booking.$inferInsert;
const { paid, cancelled } = bookingStatus;
const DAYS_BACK = 18;
const DAYS_AHEAD = 14;
const HOUR = 3_600_000;

/** A month of bookings around now, the same for the same day: mostly paid, some cancelled, days off for repairs. */
async function seedBookings(tx: Db, { now, customerIds, staffId }: DemoScene): Promise<void> {
  const random = randomOf(20_261);
  const tariffs = await everyTariff(tx);
  const offered = new Map<number, Record<'services' | 'equipment', ExtraRow[]>>();
  for (const { id, bookingMode: mode } of await everyRoom(tx))
    if (mode === bookingMode.instant)
      offered.set(id, {
        services: await extrasOf(tx, 'service', id),
        equipment: await extrasOf(tx, 'equipment', id),
      });
  const bookings: Row[] = [];

  for (let shift = -DAYS_BACK; shift <= DAYS_AHEAD; shift++) {
    const day = addDays(dayOf(now), shift);
    for (const [roomId, { services, equipment }] of offered) {
      // The week fills up as it comes nearer, and weekends are busier.
      const weekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
      const wanted = random.whole(weekend ? 2 : 1, shift > 7 ? 2 : 3);
      let hour = 9 + random.whole(0, 2);
      for (let each = 0; each < wanted && hour < 18; each++) {
        const own = tariffs.filter(row => row.roomId === roomId);
        const chosen = random.pick(own);
        const length = Math.min(Math.max(chosen.minHours, random.whole(1, 3)), 18 - hour);
        if (length < chosen.minHours) break;
        const hours = Array.from({ length }, (_, index) => momentOf(day, hour + index));
        const some = (extras: readonly ExtraRow[]) => extras.filter(() => random.chance(0.22));
        bookings.push(
          oneBooking({
            roomId,
            hours,
            tariff: chosen,
            services: some(services),
            equipment: some(equipment),
            now,
            userId: random.pick(customerIds),
            random,
          }),
        );
        hour += length + random.whole(0, 2);
      }
    }
  }
  bookings.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await write(tx, bookings);
  await closeForRepairs(tx, now, staffId);
}

interface Wish {
  readonly roomId: number;
  readonly hours: Date[];
  readonly tariff: TariffRow;
  readonly services: readonly ExtraRow[];
  readonly equipment: readonly ExtraRow[];
  readonly userId: number;
  readonly now: Date;
  readonly random: ReturnType<typeof randomOf>;
}

function oneBooking({ roomId, hours, tariff: chosen, services, equipment, userId, now, random }: Wish): Row {
  const firstStart = hours[0] ?? now;
  const createdAt = new Date(
    Math.min(firstStart.getTime(), now.getTime()) - random.whole(3, 190) * HOUR + random.whole(0, 59) * 60_000,
  );
  const gone = random.chance(0.13);
  return {
    userId,
    roomId,
    tariffId: chosen.id,
    tariffTitle: chosen.title,
    status: gone ? cancelled : paid,
    hours,
    firstStart,
    lastEnd: endOf(hours.at(-1) ?? firstStart),
    ...quote({ hours, tariff: chosen, services, equipment }),
    createdAt,
    paidAt: new Date(createdAt.getTime() + random.whole(2, 12) * 60_000),
    ...(gone
      ? {
          cancelledAt: new Date(createdAt.getTime() + random.whole(1, 3) * HOUR),
          cancelledBy: 'customer' as const,
          rejectionReason: random.pick(['Съёмка переносится', 'Заболела модель', 'Изменились планы']),
        }
      : {}),
  };
}

async function write(tx: Db, bookings: readonly Row[]): Promise<void> {
  const rows = await tx
    .insert(booking)
    .values([...bookings])
    .returning(whole);
  await tx
    .insert(roomSlot)
    .values(
      rows
        .filter(row => row.status === paid)
        .flatMap(row =>
          row.hours.map(startsAt => ({ roomId: row.roomId, startsAt, kind: 'booking' as const, bookingId: row.id })),
        ),
    );
  const payments = await seedPayments(
    tx,
    rows.map(row => ({
      name: `demo-${row.id}`,
      of: { bookingId: row.id },
      userId: row.userId,
      sum: row.price,
      vatPercent: row.vatPercent,
      description: `Бронь № ${row.id}, ${row.roomName}`,
      createdAt: row.createdAt,
      paidAt: row.paidAt ?? row.createdAt,
    })),
  );
  const asked = payments.flatMap(({ id, bookingId }) => {
    const row = rows.find(each => each.id === bookingId);
    const at = row?.cancelledAt;
    const sum = row && at ? refundFor(row, at) : 0;
    if (!at || sum === 0) return [];
    const why = 'Отменено клиентом';
    return [{ paymentId: id, sum, why, createdAt: at, requestedAt: at, settledAt: at }];
  });
  // The bank has refused the last one, which waits for staff.
  const last = asked.at(-1);
  const refunds = asked.map(each => ({
    ...each,
    status: each === last ? ('failed' as const) : ('succeeded' as const),
  }));
  const bookingOf = new Map(payments.map(({ id, bookingId }) => [id, bookingId]));
  const sent = await tx.insert(refund).values(refunds).returning();
  const gone = sent.filter(each => each.status === 'succeeded');
  const providerId = new Map(payments.map(each => [each.id, each.providerId]));
  // The provider has sent these back, too.
  for (const each of gone)
    await tx
      .update(sandboxPayment)
      .set({ refunded: each.sum })
      .where(eq(sandboxPayment.id, providerId.get(each.paymentId) ?? ''));
  await tx.insert(sandboxRefund).values(
    gone.map(each => ({
      idempotenceKey: refundKey(each),
      paymentId: providerId.get(each.paymentId) ?? '',
      sum: each.sum,
      madeAt: each.createdAt,
    })),
  );
  await tx.insert(bookingEvent).values(
    rows.flatMap(row => [
      { bookingId: row.id, at: row.createdAt, who: 'Клиент', what: 'Часы забронированы до оплаты' },
      { bookingId: row.id, at: row.paidAt ?? row.createdAt, who: 'Система', what: 'Оплачено' },
      ...(row.cancelledAt
        ? [{ bookingId: row.id, at: row.cancelledAt, who: 'Клиент', what: 'Оплаченная бронь отменена' }]
        : []),
      ...refunds
        .filter(each => bookingOf.get(each.paymentId) === row.id)
        .map(({ settledAt, sum, status }) => ({
          bookingId: row.id,
          at: settledAt,
          who: 'Система',
          what: `${status === 'failed' ? 'Банк не принял возврат' : 'Возвращено'} ${formatMoney(sum)}`,
        })),
    ]),
  );
}

/** Some free hours are closed by staff, so the calendar shows what that looks like. */
async function closeForRepairs(tx: Db, now: Date, staffId: number): Promise<void> {
  const works = [
    { roomId: 31, shift: 3, hours: [9, 10], reason: 'Покраска циклорамы' },
    { roomId: 52, shift: 5, hours: [16, 17], reason: 'Настройка звука' },
  ];
  for (const { roomId, shift, hours, reason } of works) {
    const [row] = await tx
      .insert(technicalReason)
      .values({ roomId, reason, createdBy: staffId, createdAt: now })
      .returning();
    if (!row) continue;
    const day = addDays(dayOf(now), shift);
    await tx
      .insert(roomSlot)
      .values(
        hours.map(hour => ({
          roomId,
          startsAt: momentOf(day, hour),
          kind: 'technical' as const,
          technicalReasonId: row.id,
        })),
      )
      .onConflictDoNothing();
  }
}

export const bookingsDemo: DemoData = { seed: seedBookings };
