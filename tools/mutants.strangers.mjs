// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of what people without an account and external systems can reach: tickets, links, notifications, files. See
// mutants.list.mjs.

const root = 'server/src';
const area = (file, tests, changes) => ({
  file: `${root}/${file}`,
  tests: tests.split(' ').map(test => `${root}/${test}.test.ts`),
  changes,
});
const tickets = 'areas/tickets/tickets';

export const strangers = [
  area('core/http/plainText.ts', 'core/http/upload', [["name.replace(/[\\p{Cc}\\p{Bidi_Control}]/gu, '')", 'name']]),
  area('core/http/upload.ts', 'core/http/upload', [
    ['received.length >= (field.most ?? Number.POSITIVE_INFINITY)', 'false'],
  ]),
  area('core/files/lines.ts', 'core/files/lines', [
    [".replace(ends, '\\\\n')", ".replace(/\\r?\\n/g, '\\\\n')"],
    [".replace(controls, '')", ''],
  ]),
  area('ports/payments/yookassa.api.ts', 'ports/payments/payments', [
    ["currency: z.literal('RUB')", 'currency: z.string()'],
    ["redirect: 'error',", ''],
    ['[400, 404, 405, 409, 410, 415, 422].includes(error.status)', 'error.status >= 400'],
  ]),
  area('ports/payments/yookassa.ts', 'ports/payments/payments', [
    [
      "if (status === 'waiting_for_capture') return 'authorized'",
      "if (status === 'waiting_for_capture') return 'succeeded'",
    ],
  ]),
  area('areas/payments/payments.webhook.ts', 'areas/payments/payments.yookassa areas/bookings/hold/bookings.life', [
    ["if (!providerId) throw new ApiFailure('malformed');", 'if (!providerId) return { received: true };'],
  ]),
  area('areas/payments/payments.admin.routes.ts', 'areas/payments/payments.refunds', [
    [
      "if ((await renewRefunds(tx, { kind, id }, now)) === 0) throw new ApiFailure('refund_not_failed');",
      'await renewRefunds(tx, { kind, id }, now);',
    ],
  ]),
  area(`${tickets}.places.store.ts`, `${tickets}.race`, [
    ['or(isNull(participantsLimit), sql`${taken} + ${places} <= ${participantsLimit}`)', 'undefined'],
  ]),
  area(`${tickets}.store.ts`, `${tickets}.people ${tickets}`, []),
  area(`${tickets}.presenter.ts`, `${tickets} ${tickets}.people`, [
    [
      "(ticket.userId === null && ticket.phone !== '' && ticket.phone === reader.phone)",
      '(ticket.phone === reader.phone)',
    ],
  ]),
  area(`${tickets}.routes.ts`, `${tickets} ${tickets}.people`, [['await spendCode(tx, smsuid, context.now);', '']]),
  area(`${tickets}.read.service.ts`, `${tickets} ${tickets}.people`, [
    ['await verifyCode(context, { smsuid, code, target: codeTarget(held.ticket), type: smsCodeType.confirm });', ''],
  ]),
  area(`${tickets}.service.ts`, `${tickets} ${tickets}.people`, [
    ['await countAttempt(tx, `tickets-for:${holder.phone}`, now, perPhone);', ''],
  ]),
  area(`${tickets}.rules.ts`, `${tickets} ${tickets}.people`, []),
  area('areas/tickets/door/tickets.door.routes.ts', 'areas/tickets/door/tickets.door', [
    ['const same = first?.checkIn?.scanId === scanId;', 'const same = false;'],
    ['if (row.eventId !== event.id)\n', 'if (row.id === 0)\n'],
  ]),
  area(`${tickets}.personal.store.ts`, `${tickets}.people`, [
    [', and(isNull(table.userId), eq(table.phone, phone)));', ');'],
  ]),
  area('core/security/privateLink.ts', 'areas/calendar/calendar', []),
  area('core/security/signature.ts', 'areas/calendar/calendar', []),
  area('core/security/signedLink.ts', 'areas/reviews/reviews.link', []),
  area('areas/calendar/calendar.store.ts', 'areas/calendar/calendar', [
    ['standing(notInArray(eventRequest.status, [didNotHappen, refused]), eventRequest.updatedAt, cancelledSince),', ''],
    ['standing(notInArray(event.status, cancelled), event.updatedAt, cancelledSince),', ''],
  ]),
  area('areas/events/events.rules.ts', tickets, [
    ['body.participantsLimit < before.taken', 'false'],
    ['body.ticketQuantity < taken', 'false'],
    ['body.ticketPrice === before.price', 'true'],
  ]),
  area('areas/events/events.routes.ts', 'areas/events/events areas/events/decision/events.deletion', []),
  area('areas/events/tickets/events.tickets.routes.ts', 'areas/events/tickets/events.tickets', []),
  area('areas/rooms/rooms.place.service.ts', 'areas/rooms/rooms.places', [
    ['if (place !== null && !isOnFloor(place, floor))', 'if (floor > 3)'],
    ['if (there.id !== swapWith)', 'if (there.id < 0)'],
    ['await lockPlaces(tx);', ''],
    ['version: there.version + 1', 'version: there.version'],
  ]),
  area('areas/rooms/rooms.admin.routes.ts', 'areas/rooms/rooms.settings areas/rooms/rooms.admin', [
    ['opening: messages.invalid', 'closing: messages.invalid'],
  ]),
  area('areas/rooms/rooms.opening.store.ts', 'areas/rooms/rooms.settings', [
    ['${closedId} is null or ${closedId} = ${roomId}', '${closedId} = ${roomId}'],
  ]),
  area('areas/rooms/rooms.parts.store.ts', 'areas/rooms/rooms.settings', [
    ['        where room_slot.expires_at <= ${now.toISOString()}::timestamptz\n', ''],
    [
      '    await tx.execute(sql`delete from room_slot where hall_id = ${hallId} and ${inArray(sql`room_id`, gone)}`);\n',
      '',
    ],
  ]),
  area(
    'areas/event-requests/files/event-requests.files.routes.ts',
    'areas/event-requests/scenario/event-requests.scenario',
    [],
  ),
  area(
    'areas/event-requests/files/event-requests.files.service.ts',
    'areas/event-requests/scenario/event-requests.scenario',
    [],
  ),
  area(
    'areas/event-requests/messages/event-requests.messages.service.ts',
    'areas/event-requests/messages/event-requests.messages',
    [],
  ),
  area(
    'areas/event-requests/proposals/event-requests.proposals.routes.ts',
    'areas/event-requests/proposals/event-requests.proposals',
    [],
  ),
  area('areas/reviews/reviews.routes.ts', 'areas/reviews/reviews.link areas/event-requests/event-requests', [
    [
      "if (row?.status !== eventRequestStatus.happened) throw new ApiFailure('link_expired');",
      "if (!row) throw new ApiFailure('link_expired');",
    ],
  ]),
  area('areas/rooms/rooms.days.routes.ts', 'areas/rooms/rooms.days', [
    [
      'await lockHoursOf(tx, roomId);\n      const make = async () => {\n        const closedDayId',
      'const make = async () => {\n        const closedDayId',
    ],
  ]),
  area('areas/rooms/rooms.parts.store.ts', 'areas/rooms/rooms.days', []),
  area('areas/bookings/hold/bookings.hold.service.ts', 'areas/rooms/rooms.days', []),
  area('areas/bookings/bookings.payable.ts', 'areas/payments/payments', [
    ['return (await isClosed(tx, row.roomId, row.hours))\n    ?', 'return !row\n    ?'],
  ]),
  area('areas/privacy/privacy.guests.routes.ts', 'areas/privacy/privacy.guests', [
    ['await tx.delete(outbox).where(or(lettersTo([phone]), and(lettersTo(emails), isNull(outbox.userId))));', ''],
  ]),
  area('areas/tickets/guests/tickets.guests.store.ts', 'areas/privacy/privacy.guests', []),
  area('areas/unsent/unsent.admin.routes.ts', 'areas/unsent/unsent decisions', [
    ["await mustBeAsSeen<UnsentMessage['status'] | undefined>(seen, statusOf(row, now), () => stepOf(tx, row));", ''],
  ]),
  {
    file: 'admin-app/src/app/frame/people.ts',
    tests: ['admin-app/src/app/frame/people.test.ts'],
    changes: [['forgetPeople(Date.now() - LIFE_MS);', '']],
  },
  area('areas/privacy/privacy.jobs.ts', 'areas/privacy/privacy.kinds', [
    ['new Date(Math.min(anew.getTime(), user.deletionAt.getTime()))', 'user.deletionAt'],
  ]),
  area('areas/bookings/bookings.personal.store.ts', 'areas/privacy/privacy.nothingLeft', [[", comment: '' }", ' }']]),
  area('areas/events/handover/events.handover.routes.ts', 'areas/events/handover/events.handover', [
    ['await countAttempt(context.db, `handover-by:${userId}`, now, perOrganiser);', ''],
    ['!me?.phoneActive || offer?.toPhone !== me.phone', 'offer?.toPhone !== me?.phone'],
    ['|| offer?.toPhone !== me.phone)', '|| !offer)'],
    ['await mustBeAsSeen(userId, before.userId, () => lastStepBy(tx, context, handedOver));', ''],
    ['me?.phoneActive ? await', 'me ? await'],
  ]),
  area('areas/events/handover/events.handover.store.ts', 'areas/events/handover/events.handover', []),
  area('areas/events/handover/events.handover.service.ts', 'areas/events/handover/events.handover', [
    ['await handover.forgetOrganiser(tx, after);', ''],
  ]),
  {
    file: 'server/drizzle/0000_baseline.sql',
    tests: [`${root}/areas/mailing/mailing.friends.test.ts`],
    changes: [
      ['PERFORM FROM "users" WHERE "id" = person FOR NO KEY UPDATE;', 'NULL;'],
      [`PERFORM pg_advisory_xact_lock(hashtext('mailing_friend'), hashtext(latest."address"));`, 'NULL;'],
      ['ORDER BY c."id" DESC LIMIT 1', 'ORDER BY c."id" LIMIT 1'],
      [' AND u."email_active") AS', ') AS'],
      ['OF email, email_active, lastname, name, middlename, password_hash ON', 'OF email, password_hash ON'],
    ],
  },
];
