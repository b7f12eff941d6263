// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of bookings: whose they are, what they cost, who has an hour. See mutants.list.mjs.

const root = 'server/src/areas';
const area = (file, test, changes) => ({ file: `${root}/${file}`, tests: [`${root}/${test}`], changes });

export const ofBookings = [
  area('bookings/bookings.routes.ts', 'bookings/bookings.life.test.ts', [
    ["if (quote.price !== body.price) throw failure(writeSchedule, 'price_changed', { data: quote });", ''],
    [
      "if (row?.userId !== userId) throw new ApiFailure('not_found');\n      if (!customerMay(row, context.now).includes('release'))",
      "if (!row) throw new ApiFailure('not_found');\n      if (!customerMay(row, context.now).includes('release'))",
    ],
    [
      "if (row?.userId !== userId) throw new ApiFailure('not_found');\n      if (!customerMay(row, context.now).includes('cancel'))",
      "if (!row) throw new ApiFailure('not_found');\n      if (!customerMay(row, context.now).includes('cancel'))",
    ],
    ["if (sum !== body.refund) throw failure(cancelPaidBooking, 'price_changed', { data: { refund: sum } });", ''],
    [
      'const row = await store.bookingById(db, orderId);\n  if (row?.userId !== userId)',
      'const row = await store.bookingById(db, orderId);\n  if (!row)',
    ],
    ['row.status !== store.bookingState.paid || ', ''],
  ]),
  area('bookings/bookings.store.ts', 'bookings/bookings.race.test.ts', [
    [
      'where room_slot.expires_at <= ${now.toISOString()}::timestamptz\n               or room_slot.booking_id',
      'where room_slot.expires_at is not null\n               or room_slot.booking_id',
    ],
  ]),
  area('bookings/bookings.store.ts', 'desk/desk.model.test.ts', [
    ['await freeHours(inner, bookingId);\n      const row', 'const row'],
  ]),
  area('bookings/bookings.series.service.ts', 'desk/desk.model.test.ts', [['if (!taken) {', 'if (taken === null) {']]),
  area('desk/desk.feed.routes.ts', 'desk/desk.feed.test.ts', [
    [' || !opens(config, link, roomId, seed)', ''],
    ['if (await feed.removeSeed(tx, roomId))', 'await feed.removeSeed(tx, roomId);\n      if (roomId > 0)'],
  ]),
  area('bookings/bookings.store.ts', 'rooms/rooms.settings.test.ts', [
    ['            union all\n            select part_id, hall_id from room_part where hall_id = ${roomId}\n', ''],
    [
      "            union all\n            select unnest(buffers), 'buffer' from booking where id = ${bookingId}::int\n",
      '',
    ],
    ['return [...ofParts, ...own];', 'return own;'],
    [', isNotNull(roomSlot.expiresAt)))\n', ", eq(roomSlot.kind, 'hold')))\n"],
    ['if (rows[0]?.wanted !== rows[0]?.taken) throw new Taken();', ''],
  ]),
  area('bookings/bookings.rules.ts', 'rooms/rooms.settings.test.ts', [
    ['|| !isOpenAt(start, opening) ', ''],
    ['!own.has(time) && isOpenAt(new Date(time), opening)', '!own.has(time)'],
    ['needed.every(each => !taken.has(each.getTime()))', '[start, ...rest].every(each => !taken.has(each.getTime()))'],
  ]),
  area('bookings/bookings.admin.routes.ts', 'rooms/rooms.settings.test.ts', [
    ['if (!room || room.bookingMode === bookingMode.none) throw', 'if (!room) throw'],
  ]),
  area('bookings/bookings.store.ts', 'bookings/bookings.life.test.ts', [
    ['or(isNull(roomSlot.expiresAt), gt(roomSlot.expiresAt, now)),\n', ''],
  ]),
  area('bookings/bookings.request.ts', 'bookings/bookings.visit.test.ts', [
    ['if (refused) throw new ApiFailure', 'if (refused === undefined) throw new ApiFailure'],
  ]),
  area('bookings/bookings.personal.store.ts', 'bookings/bookings.visit.test.ts', [
    ["await tx.update(booking).set({ customerComment: '' }).where(eq(booking.userId, userId));", ''],
  ]),
  area('bookings/bookings.routes.ts', 'bookings/bookings.visit.test.ts', [
    ['checkGuests(body.guests, request.capacity);', ''],
  ]),
  area('bookings/bookings.request.ts', 'bookings/bookings.life.test.ts', [
    ['if (room?.bookingMode !== bookingMode.instant) throw', 'if (!room) throw'],
    ['if (hours.length < tariff.minHours) {', 'if (hours.length < 1) {'],
  ]),
  area('bookings/bookings.payable.ts', 'bookings/payments.test.ts', [
    ['if (booking.status === store.bookingState.paid)\n', 'if (booking.id === 0)\n'],
  ]),
  area('bookings/bookings.admin.routes.ts', 'bookings/bookings.admin.test.ts', [
    ["if (!staffMay(row, context.now).includes('cancel')) throw new ApiFailure('booking_not_cancellable');", ''],
    [
      "can: actorOf(context).permissions.has('bookings.manage') ? staffMay(row, now, refund) : [],",
      'can: staffMay(row, now, refund),',
    ],
  ]),
];
