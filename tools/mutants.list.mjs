// Guards whose removal only a test would notice. Each change is the exact text in the file and its replacement, with
// which the tests have to fail. When such code changes, its line here must change with it.

import { areas } from './mutants.areas.mjs';
import { auth } from './mutants.auth.mjs';
import { ofBookings } from './mutants.bookings.mjs';
import { core } from './mutants.core.mjs';
import { ofLists } from './mutants.lists.mjs';
import { market } from './mutants.market.mjs';
import { papers } from './mutants.papers.mjs';
import { requests } from './mutants.requests.mjs';

const bookings = 'server/src/areas/bookings';
const money = 'server/src/areas/payments';
const payments = [`${money}/payments.test.ts`];
const refunds = [`${money}/payments.refunds.test.ts`];

export const mutants = [
  {
    file: 'server/src/core/db/transact.ts',
    tests: ['server/src/core/db/transact.test.ts', 'server/src/core/http/mount.test.ts'],
    changes: [['afterCommit(tx, ports.nudge);', '']],
  },
  {
    file: 'server/src/core/http/mount.ts',
    tests: ['server/src/core/http/mount.test.ts'],
    changes: [['authorize(call.access, context.actor);', '']],
  },
  {
    file: 'server/src/areas/staff/staff.rules.ts',
    tests: ['server/src/areas/staff/staff.rules.test.ts'],
    changes: [
      ['before.has(name) !== after.has(name)', '!before.has(name) && after.has(name)'],
      ['before.has(name) !== after.has(name)', 'before.has(name) && !after.has(name)'],
    ],
  },
  ...auth,
  ...papers,
  {
    file: 'server/src/live/connection.ts',
    tests: ['server/src/live/connection.test.ts', 'server/src/live/live.test.ts'],
    changes: [
      ['if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();\n    else ', ''],
      ['hellos.length > MOST_HELLOS.count ? undefined : ', 'false ? undefined : '],
    ],
  },
  {
    file: `${bookings}/bookings.rules.ts`,
    tests: [`${bookings}/bookings.rules.test.ts`],
    changes: [
      [' || start <= now || dayOf(start) > last)', ' || dayOf(start) > last)'],
      [' || start <= now || dayOf(start) > last)', ' || start <= now)'],
      ["may('startPayment') && ahead && ", "may('startPayment') && "],
      ['expiresAt.getTime() - GRACE_MS > now.getTime()', 'expiresAt.getTime() > now.getTime()'],
    ],
  },
  {
    file: `${bookings}/bookings.near.rules.ts`,
    tests: [`${bookings}/bookings.rules.test.ts`],
    changes: [['if (start > now && needed.every', 'if (needed.every']],
  },
  {
    file: `${bookings}/bookings.rules.ts`,
    tests: payments,
    changes: [['expiresAt.getTime() - GRACE_MS > now.getTime()', 'expiresAt.getTime() > now.getTime()']],
  },
  {
    file: `${bookings}/bookings.store.ts`,
    tests: [...payments, ...refunds],
    changes: [[', isNotNull(roomSlot.expiresAt)))\n    .returning', '))\n    .returning']],
  },
  {
    file: `${bookings}/hold/bookings.holds.store.ts`,
    tests: [...payments, ...refunds],
    changes: [],
  },
  {
    file: 'server/src/area/payable.ts',
    tests: payments,
    changes: [['const GRACE_MS = 5 * 60_000;', 'const GRACE_MS = 0;']],
  },
  {
    file: `${money}/payments.start.service.ts`,
    tests: payments,
    changes: [],
  },
  {
    file: `${money}/payments.service.ts`,
    tests: payments,
    changes: [],
  },
  {
    file: `${bookings}/bookings.payable.ts`,
    tests: payments,
    changes: [
      ['await store.freeHours(tx, booking.id);\n  const deliberate', 'const deliberate'],
      ['if (payUntil === null || payUntil <= now) return expire(tx, row, now);', 'if (payUntil === null) return;'],
    ],
  },
  {
    file: `${bookings}/bookings.jobs.ts`,
    tests: payments,
    changes: [['await eachAlone(log, open, payment => settle(cashier, payment));', '']],
  },
  {
    file: `${money}/payments.store.ts`,
    tests: payments,
    changes: [[", eq(payment.status, 'succeeded'), or(", ', or(']],
  },
  {
    file: `${money}/payments.store.ts`,
    tests: refunds,
    changes: [
      ['.update(refund)\n    .set({ dueAt: leaseFrom(now) })', '.update(refund)\n    .set({ dueAt: now })'],
      ['      setWhere: refused,\n', ''],
    ],
  },
  {
    file: 'server/src/jobs/outbox.job.ts',
    tests: ['server/src/jobs/jobs.test.ts', 'server/src/areas/unsent/unsent.test.ts'],
    changes: [
      ['dueAt: new Date(now.getTime() + LEASE_MS)', 'dueAt: now'],
      ['uselessAt && uselessAt <= now()', 'false'],
      ['error instanceof Undeliverable', 'false'],
      ['refusedAt: now(), ...whatStays', 'refusedAt: now()'],
    ],
  },
  {
    file: 'server/src/areas/unsent/unsent.admin.routes.ts',
    tests: ['server/src/areas/unsent/unsent.test.ts'],
    changes: [[', body: row.keptBody ?? row.body', '']],
  },
  {
    file: 'server/src/areas/unsent/unsent.store.ts',
    tests: ['server/src/areas/unsent/unsent.test.ts'],
    changes: [],
  },
  {
    file: 'server/src/areas/unsent/unsent.presenter.ts',
    tests: ['server/src/areas/unsent/unsent.test.ts'],
    changes: [],
  },
  {
    file: 'server/src/ports/messages/smsc.ts',
    tests: ['server/src/ports/messages/messages.test.ts'],
    changes: [
      ['wrongNumber.has(code)', 'false'],
      ['wrongNumber.has(code)', 'true'],
    ],
  },
  {
    file: 'server/src/ports/messages/smtp.ts',
    tests: ['server/src/ports/messages/messages.test.ts'],
    changes: [
      ['Number(responseCode) >= 500', 'false'],
      ['Number(responseCode) >= 500', 'true'],
    ],
  },
  {
    file: 'sdk/src/core/live/live.ts',
    tests: ['sdk/src/core/live/live.test.ts'],
    changes: [['z.minimum(0), z.maximum(MOST_WITHIN)', 'z.minimum(0)']],
  },
  {
    file: 'shared-ui/src/shell/guard.ts',
    tests: ['shared-ui/src/shell/guard.test.ts'],
    changes: [['loggedIn ?? accountType ??', 'accountType ?? loggedIn ??']],
  },
  {
    file: 'shared-ui/src/shell/guardTable.ts',
    tests: ['shared-ui/src/shell/guard.test.ts'],
    changes: [
      ["['logged-in', 'landing', '/admin/**', '/admin/login']", "['logged-in', 'landing', '/admin/**', 'stay']"],
      ["['logged-in', 'admin', at, '/admin/login']", "['logged-in', 'admin', at, 'stay']"],
    ],
  },
  {
    file: 'shared-ui/src/draft/DraftAutosave.keep.ts',
    tests: ['shared-ui/src/draft/DraftAutosave.keep.test.ts'],
    changes: [['      running?.abort();\n      running = null;\n      cut', '      running = null;\n      cut']],
  },
  {
    file: 'client-app/src/bookings/calendar/slots.ts',
    tests: ['client-app/src/bookings/calendar/slots.test.ts'],
    changes: [["cell?.state !== 'free'", "cell?.state === 'busy'"]],
  },
  {
    file: 'client-app/src/bookings/room/usePrice.ts',
    tests: ['client-app/src/bookings/room/RoomCalendar.test.tsx'],
    changes: [],
  },
  {
    file: 'client-app/src/bookings/room/useBookingRequest.ts',
    tests: ['client-app/src/bookings/room/RoomCalendar.test.tsx'],
    changes: [['ids ? ids.includes(id) : selected', 'ids?.includes(id) === true']],
  },
  {
    file: 'sdk/src/events/events.stream.ts',
    tests: ['admin-app/src/sections/events/eventForm.test.ts'],
    changes: [],
  },
  {
    file: 'admin-app/src/sections/events/eventForm.ts',
    tests: ['admin-app/src/sections/events/eventForm.test.ts'],
    changes: [['schema.check(...endsAfterStart)', 'schema']],
  },
  {
    file: 'shared-ui/src/form/rebase.ts',
    tests: ['client-app/src/event-requests/scenario/ScenarioStep.test.tsx'],
    changes: [['structuredClone(methods.getValues())', 'methods.getValues()']],
  },
  {
    file: 'shared-ui/src/form/useConflict.tsx',
    tests: ['shared-ui/src/form/useConflict.test.tsx'],
    changes: [['mergeThreeWay(sentAt, valuesNow(form), both).values', 'both']],
  },
  ...core,
  ...areas,
  ...ofLists,
  ...market,
  ...ofBookings,
  ...requests,
];
