import type { Deposit, OwedRest } from '@venue/sdk/deposits/model';
import type { BookingRow } from '../bookings/bookings.store.ts';
import type { owedRests } from './deposits.store.ts';

/** The deposit of a booking; null without one. */
export const presentDeposit = ({ deposit, price }: Pick<BookingRow, 'deposit' | 'price'>): Deposit | null =>
  deposit && {
    depositSum: deposit.sum,
    depositIsPaid: deposit.rest !== null,
    rest: deposit.rest ?? price - deposit.sum,
    restDueAt: new Date(deposit.dueAt).toISOString(),
  };

type Row = Awaited<ReturnType<typeof owedRests>>[number];

export const presentRest = ({ deposit, roomName, startsAt, price, phone, accountState, ...person }: Row): OwedRest => ({
  orderId: deposit.bookingId,
  depositSum: deposit.sum,
  depositIsPaid: true,
  rest: deposit.rest ?? 0,
  restDueAt: deposit.dueAt.toISOString(),
  roomName,
  startsAt: startsAt.toISOString(),
  customer: [person.lastname, person.name, person.middlename].filter(Boolean).join(' '),
  phone,
  accountState,
  price,
});
