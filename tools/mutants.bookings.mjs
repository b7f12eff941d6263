// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of bookings: ownership, prices, hours taken twice. See mutants.list.mjs.

const root = 'server/src/areas';
const area = (file, test, changes) => ({ file: `${root}/${file}`, tests: [`${root}/${test}`], changes });

export const ofBookings = [
  area('bookings/availability/bookings.month.rules.ts', 'bookings/availability/bookings.month.test.ts', []),
  area('bookings/group/bookings.group.service.ts', 'bookings/group/bookings.group.test.ts', [
    ['if (one.quote.price !== part.price)', 'if (one.quote.price > part.price * 100)'],
  ]),
  area('bookings/group/bookings.group.payable.ts', 'bookings/group/bookings.group.test.ts', [
    ['if (sum !== asked) {', 'if (sum > asked) {'],
    ['const back = isPaid\n', 'const back = !row\n'],
    ['if (lost === null) {', 'if (lost === null || lost) {'],
    [
      'await returnMoney(tx, bookingPayable, row, { paymentId, bookingId: row.id, sum, ...back }, works);',
      'void back;',
    ],
  ]),
  area('payments/payments.shares.store.ts', 'bookings/group/bookings.group.test.ts', [
    ['or(isNull(refund.bookingId), eq(refund.bookingId, id))', 'undefined'],
  ]),
  area('bookings/bookings.routes.ts', 'bookings/hold/bookings.life.test.ts', [
    [
      "if (row?.userId !== userId) throw new ApiFailure('not_found');\n      if (!customerMay(row, context.now).includes('release'))",
      "if (!row) throw new ApiFailure('not_found');\n      if (!customerMay(row, context.now).includes('release'))",
    ],
    [
      "if (row?.userId !== userId) throw new ApiFailure('not_found');\n      if (!customerMay(row, context.now).includes('cancel'))",
      "if (!row) throw new ApiFailure('not_found');\n      if (!customerMay(row, context.now).includes('cancel'))",
    ],
    [
      'const row = await store.bookingById(db, orderId);\n  if (row?.userId !== userId)',
      'const row = await store.bookingById(db, orderId);\n  if (!row)',
    ],
  ]),
  area('bookings/bookings.store.ts', 'bookings/hold/bookings.race.test.ts', [
    [
      'where room_slot.expires_at <= ${now.toISOString()}::timestamptz\n               or room_slot.booking_id',
      'where room_slot.expires_at is not null\n               or room_slot.booking_id',
    ],
  ]),
  area('bookings/bookings.store.ts', 'desk/desk.model.test.ts', [
    ['await freeHours(inner, bookingId);\n      const row', 'const row'],
  ]),
  area('bookings/desk/bookings.series.service.ts', 'desk/desk.model.test.ts', [
    ['if (!taken) {', 'if (taken === null) {'],
  ]),
  area('desk/desk.feed.routes.ts', 'desk/desk.feed.test.ts', [
    ['if (await feed.removeSeed(tx, roomId))', 'await feed.removeSeed(tx, roomId);\n      if (roomId > 0)'],
  ]),
  area('bookings/bookings.store.ts', 'rooms/rooms.settings.test.ts', [
    ['            union all\n            select part_id, hall_id from room_part where hall_id = ${roomId}\n', ''],
    [
      "            union all\n            select unnest(coalesce(${beside}::timestamptz[], buffers)), 'buffer' from booking where id = ${bookingId}::int\n",
      '',
    ],
    ['return [...ofParts, ...own];', 'return own;'],
    [', isNotNull(roomSlot.expiresAt)))\n', ", eq(roomSlot.kind, 'hold')))\n"],
  ]),
  area('bookings/bookings.rules.ts', 'bookings/bookings.rules.test.ts', []),
  area('bookings/desk/bookings.desk.request.ts', 'desk/desk.move.test.ts', [
    ['agreed: known && same && agreedOf(same),', ''],
  ]),
  area('bookings/bookings.rules.ts', 'rooms/rooms.settings.test.ts', [['|| !isOpenAt(start, opening) ', '']]),
  area('bookings/bookings.near.rules.ts', 'rooms/rooms.settings.test.ts', [
    ['needed.every(each => !taken.has(each.getTime()))', '[start, ...rest].every(each => !taken.has(each.getTime()))'],
  ]),
  area('bookings/bookings.admin.routes.ts', 'rooms/rooms.settings.test.ts', []),
  area('bookings/bookings.store.ts', 'bookings/hold/bookings.life.test.ts', []),
  area('bookings/bookings.request.ts', 'bookings/link/bookings.visit.test.ts', [
    ['if (refused) throw new ApiFailure', 'if (refused === undefined) throw new ApiFailure'],
  ]),
  area('bookings/bookings.personal.store.ts', 'bookings/link/bookings.visit.test.ts', [
    ["await tx.update(booking).set({ customerComment: '', comment: '' }).where(eq(booking.userId, userId));", ''],
  ]),
  area('bookings/bookings.routes.ts', 'bookings/link/bookings.visit.test.ts', [
    ['checkGuests(body.guests, request.capacity);', ''],
  ]),
  area('bookings/bookings.request.ts', 'bookings/hold/bookings.life.test.ts', [
    ['if (room?.bookingMode !== mode)', 'if (!room)'],
    ['if (hours.length < tariff.minHours) {', 'if (hours.length < 1) {'],
  ]),
  area('bookings/bookings.admin.routes.ts', 'bookings/bookings.admin.test.ts', []),
  area('bookings/move/bookings.pending-move.service.ts', 'bookings/move/bookings.move.test.ts', [
    ['if (move?.due !== sum) return {', 'if (!move) return {'],
    ["if (move.state === 'dropped')", 'if (move.due === 0)'],
    ["isHeld: state === 'open' && expiresAt > now,", 'isHeld: true,'],
  ]),
  area('bookings/bookings.routes.ts', 'bookings/move/bookings.move.test.ts', []),
  area('bookings/hold/bookings.holds.store.ts', 'bookings/move/bookings.move.test.ts', [
    ['return (row?.holds ?? 0) + (moving?.moves ?? 0);', 'return row?.holds ?? 0;'],
  ]),
  area('bookings/bookings.store.ts', 'bookings/move/bookings.move.test.ts', [
    ["await tx.update(bookingMove).set({ state: 'dropped' }).where(eq(bookingMove.bookingId, bookingId));", ''],
  ]),
  area('payments/payments.store.ts', 'bookings/move/bookings.move.test.ts', [
    ['- coalesce(${paymentShare.refunded}, ${payment.refunded}) + coalesce', '+ coalesce'],
  ]),
  area('payments/payments.start.service.ts', 'bookings/move/bookings.move.test.ts', []),
  area('bookings/bookings.payable.ts', 'bookings/move/bookings.move.test.ts', []),
  area('bookings/link/bookings.link.service.ts', 'room-requests/room-requests.test.ts', [
    ['await countAttempt(db, `pay-link-missed:${networkOf(request.ip)}`, now, misses);', ''],
  ]),
  area('bookings/desk/bookings.desk.service.ts', 'desk/desk.link.test.ts', [
    ['await countAttempt(tx, `pay-link-of:${row.id}`, now, perBooking);', ''],
  ]),
  area('room-requests/room-requests.service.ts', 'room-requests/room-requests.test.ts', [
    ['if (startsAt <= now || day > addDays(dayOf(now), config.openDays))', 'if (false)'],
    ['await mustBeAsSeen<number>(seen, status, step);', ''],
  ]),
  area('room-requests/room-requests.routes.ts', 'room-requests/room-requests.test.ts', [
    [
      "if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');\n      if (!mayMove(roomRequestMoves, 'withdraw'",
      "if (!row) throw new ApiFailure('not_found');\n      if (!mayMove(roomRequestMoves, 'withdraw'",
    ],
    ["if (!mayMove(roomRequestMoves, 'withdraw', await currentStatus(tx, row, context.now)))", 'if (false)'],
  ]),
  area('room-requests/room-requests.routes.ts', 'room-requests/room-requests.change.test.ts', [
    [
      "if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');\n      // guard: room-requests.change.test.ts",
      "if (!row) throw new ApiFailure('not_found');",
    ],
  ]),
  area('room-requests/room-requests.admin.routes.ts', 'room-requests/room-requests.test.ts', []),
  area('waitlist/waitlist.routes.ts', 'waitlist/waitlist.test.ts', [
    [
      "if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');",
      "if (!row) throw new ApiFailure('not_found');",
    ],
  ]),
];
