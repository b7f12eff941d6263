// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of the areas: money, ownership of records, rights, limits, deadlines. See mutants.list.mjs.

const root = 'server/src/areas';
const area = (file, test, changes) => ({ file: `${root}/${file}`, tests: [`${root}/${test}`], changes });

export const areas = [
  area('galleries/galleries.public.store.ts', 'galleries/galleries.public.test.ts', [
    ['return and(\n    published,', 'return and('],
    ['coalesce(${event.status} = ${eventStatus.published}, false)', 'true'],
  ]),
  area('versions/versions.routes.ts', 'versions/versions.pictures.test.ts', [
    [
      "sourceOf(context, kind, 'manage');\n      return transact(context, async tx => {\n        await restorePictures",
      "sourceOf(context, kind, 'read');\n      return transact(context, async tx => {\n        await restorePictures",
    ],
  ]),
  area('galleries/galleries.store.ts', 'galleries/galleries.public.test.ts', [
    [' and not ${galleryFile.isHidden}', ''],
  ]),
  area('projects/projects.store.ts', 'projects/projects.public.test.ts', [
    ['and(published, search ?', 'and(undefined, search ?'],
  ]),
  {
    file: 'server/drizzle/0000_baseline.sql',
    tests: [`${root}/search/search.more.test.ts`],
    changes: [
      [' AND r.is_actual', ''],
      [' AND r.deleted_at IS NULL', ''],
      [' AND EXISTS (SELECT FROM brand b WHERE b.id = r.brand_id AND b.status = 3)', ''],
      ['WHERE %3$I = ($1).%4$I', 'WHERE false'],
      [' AND NOT f.is_hidden', ''],
    ],
  },
  {
    file: 'server/drizzle/0000_baseline.sql',
    tests: [`${root}/mailing/mailing.friends.test.ts`],
    changes: [['AFTER INSERT OR DELETE OR UPDATE ON consent', 'AFTER INSERT OR UPDATE ON consent']],
  },
  area('mailing/mailing.store.ts', 'mailing/mailing.letters.test.ts', [
    ['isNull(consent.withdrawnAt),\n', ''],
    ['isNull(mailingBounce.at),\n', ''],
  ]),
  area('banners/banners.admin.routes.ts', 'banners/banners.admin.test.ts', []),
  area('banners/banners.store.ts', 'banners/banners.admin.test.ts', [
    [".orderBy(asc(saleBanner.id)).for('update')", '.orderBy(asc(saleBanner.id))'],
  ]),
  area('tickets/tickets.routes.ts', 'tickets/tickets.test.ts', [
    ['await verifyCode(context, { smsuid, code, target: phone, type: smsCodeType.confirm });', ''],
  ]),
  area('tickets/tickets.read.service.ts', 'tickets/tickets.test.ts', [
    ['await verifyCode(context, { smsuid, code, target: codeTarget(held.ticket), type: smsCodeType.confirm });', ''],
    ['await countAttempt(db, `ticket-missed:${networkOf(request.ip)}`, now, misses);', ''],
  ]),
  area('tickets/line/tickets.line.store.ts', 'ticket-waits/ticket-waits.crowd.test.ts', [
    ['or (${free} > 0\n          and (${ticketWait.places} <= ${free} or', 'or (true\n          or (true or'],
  ]),
  area('tickets/cancellation/tickets.event.service.ts', 'tickets/transfer/tickets.transfer.test.ts', [
    ['byHolder(held, each => each)', '[[first, held] as const]'],
  ]),
  area('reviews/reviews.visits.service.ts', 'reviews/reviews.visits.test.ts', [
    ['[...Map.groupBy(visits, ({ who }) => who).values()].flatMap(([first]) => first ?? [])', 'visits'],
  ]),
  area('tickets/tickets.rules.ts', 'tickets/tickets.test.ts', []),
  area('tickets/door/tickets.door.routes.ts', 'tickets/door/tickets.door.test.ts', [
    ["if (row?.eventId !== id) throw new ApiFailure('not_found');", "if (!row) throw new ApiFailure('not_found');"],
  ]),
  area('calendar/calendar.routes.ts', 'calendar/calendar.test.ts', []),
  area('calendar/calendar.store.ts', 'calendar/calendar.test.ts', [
    ['eq(eventRequest.userId, userId),', ''],
    ['eq(event.userId, userId),', ''],
    ['eq(booking.userId, userId),', ''],
  ]),
  area('rooms/rooms.parts.store.ts', 'rooms/rooms.settings.test.ts', []),
  area('payments/payments.start.service.ts', 'events/payment/events.payment.test.ts', [
    ['actor !== null && userId === actor.userId', 'actor !== null && userId > 0'],
  ]),
  area('payments/payments.start.service.ts', 'payments/payments.test.ts', []),
  area('payments/payments.service.ts', 'bookings/hold/bookings.life.test.ts', [
    ["if (!row || payment?.status !== 'pending') return;", 'if (!row || !payment) return;'],
  ]),
  area('events/payment/events.payable.ts', 'events/payment/events.payment.test.ts', [
    [' || row.lastDay < dayOf(now) ||', ' ||'],
    [' || row.lacksHours)\n      throw', ')\n      throw'],
    ['if (row.paidAt !== null) return', 'if (row.id === 0) return'],
    ["if (!mayGo(row.status, 'receivePayment'))", 'if (row.id === 0)'],
    ['if (sum !== row.price)', 'if (row.id === 0)'],
  ]),
  area('events/payment/events.payment.routes.ts', 'events/payment/events.payment.test.ts', []),
  area('events/decision/events.decision.service.ts', 'events/payment/events.payment.test.ts', []),
  area('events/decision/events.takedown.service.ts', 'events/payment/events.payment.test.ts', []),
  area('events/decision/events.takedown.service.ts', 'tickets/cancellation/tickets.cancellation.test.ts', []),
  area('events/decision/events.decision.service.ts', 'tickets/cancellation/tickets.cancellation.test.ts', []),
  area('tickets/guests/tickets.guests.routes.ts', 'tickets/cancellation/tickets.cancellation.test.ts', [
    [
      "if (held?.ticket.eventId !== event.id) throw new ApiFailure('not_found');",
      "if (!held) throw new ApiFailure('not_found');",
    ],
    ['const event = await takeOwn(tx, context, id);', 'const event = await lockAny(tx, id);'],
  ]),
  area('tickets/tickets.admin.routes.ts', 'tickets/tickets.orders.test.ts', [
    ['[...new Set(tickets)]', 'tickets'],
    ['await countAttempt(tx, `tickets-resend:${id}`, now, perOrder);', ''],
    ['can: !manages\n', 'can: id === 0\n'],
  ]),
  area('tickets/cancellation/tickets.event.service.ts', 'tickets/cancellation/tickets.cancellation.test.ts', [
    ['await store.lockTickets(tx, await cancel.ticketsOfBundle(tx, eventId, bundle), eventId);', ''],
    ["    await letGo(tx, order, 'event', now);\n", ''],
    ['{ sum, why, inPart: true }', '{ sum, why }'],
  ]),
  area('tickets/tickets.rules.ts', 'tickets/cancellation/tickets.cancellation.test.ts', []),
  area('tickets/door/tickets.door.routes.ts', 'tickets/cancellation/tickets.cancellation.test.ts', []),
  area('payments/payments.rules.ts', 'payments/payments.test.ts', [['MOST_PAYMENTS = 5', 'MOST_PAYMENTS = 6']]),
  area('payments/payments.rules.ts', 'events/payment/events.payment.test.ts', [['< DAY_MS).length', '> 0).length']]),
  area('payments/payments.service.ts', 'payments/payments.refunds.test.ts', [
    [
      'if (!(await store.settleRefund(tx, sent, outcome, at)) || !row) return;',
      'await store.settleRefund(tx, sent, outcome, at);\n  if (!row) return;',
    ],
  ]),
  area('payments/payments.webhook.ts', 'payments/payments.test.ts', [
    ['if (await claimNotified(db, provider, providerId, now())) ', ''],
  ]),
  area('payments/payments.store.ts', 'payments/payments.test.ts', []),
  area('payments/payments.webhook.ts', 'bookings/hold/bookings.life.test.ts', []),
  area('auth/identity.ts', 'auth/identity.test.ts', [
    [' || secret === undefined || !tokenFits(secret, attempt.browserHash)', ''],
  ]),
  area('auth/identity.rules.ts', 'auth/identity.rules.test.ts', [
    [' || !(owner.phoneActive || isOnlyCallers(owner))', ''],
  ]),
  area('auth/staffAccount.ts', 'auth/staffAccount.test.ts', [['await spendCaptcha(db, config, captcha, now);', '']]),
  area('auth/sessions.store.ts', 'auth/staff.test.ts', [['admin: 12 * HOUR', 'admin: 30 * 24 * HOUR']]),
  area('auth/account.ts', 'auth/account.test.ts', [
    ['await spendCode(tx, smsuid, now);\n      if (user)', 'if (user)'],
  ]),
  area('codes/codes.routes.ts', 'codes/codes.test.ts', []),
  area('codes/codes.routes.ts', 'auth/staffAccount.test.ts', []),
  area('codes/codes.rules.ts', 'codes/codes.test.ts', []),
  area('codes/codes.store.ts', 'auth/account.test.ts', []),
  area('profile/contacts.routes.ts', 'profile/contacts.test.ts', [
    ['if (before.phone !== phone)\n        await tell(', 'if (before.phone === phone)\n        await tell('],
  ]),
  area('profile/documents.routes.ts', 'profile/documents.test.ts', []),
  area('profile/documents.store.ts', 'profile/documents.test.ts', []),
  area('privacy/privacy.routes.ts', 'privacy/privacy.test.ts', [
    ['await countAttempt(db, subject, now, passwordTries);', ''],
  ]),
  area('privacy/privacy.jobs.ts', 'privacy/privacy.ahead.test.ts', [
    ['await setDeletion(tx, user.id, at, needsStaff(waitsFor));', ''],
  ]),
  area('privacy/privacy.store.ts', 'profile/profile.test.ts', []),
  area('cards/cards.store.ts', 'cards/cards.test.ts', []),
  area('cards/cards.routes.ts', 'cards/cards.test.ts', []),
  area('drafts/drafts.store.ts', 'drafts/drafts.test.ts', []),
  area('profile/companies.store.ts', 'brands/brands.admin.test.ts', []),
  area('profile/profile.rules.ts', 'profile/profile.rules.test.ts', []),
  area('profile/profile.service.ts', 'profile/profile.test.ts', []),
  area('staff/staff.admin.routes.ts', 'staff/staff.test.ts', [
    ['await setPassword(tx, user.id, unknowableHash());', ''],
  ]),
  area('staff/staff.store.ts', 'staff/administrator.test.ts', [['isNull(staffInvitation.userId), ', '']]),
  area('staff/invitations.service.ts', 'staff/staff.test.ts', [
    ['await countAttempt(tx, `invitations-of:${user.id}`, now, perAccount);', ''],
  ]),
  area('staff/audit.admin.routes.ts', 'staff/audit.test.ts', [['authorize(kinds[kind].read, actor);', '']]),
  area('presence/presence.routes.ts', 'presence/presence.test.ts', [
    ['authorize(kinds[kind].read, context.actor);', ''],
  ]),
  area('users/users.admin.routes.ts', 'privacy/privacy.ahead.test.ts', []),
  area('users/users.admin.routes.ts', 'users/users.admin.test.ts', [
    ["await noteView(tx, { ...lookAt(context, userId), what: 'Паспорт', reason: reason.trim() });", ''],
  ]),
  area('articles/articles.service.ts', 'articles/articles.images.test.ts', []),
  area('articles/articles.routes.ts', 'articles/articles.restore.test.ts', []),
  area('events/events.service.ts', 'events/events.admin.test.ts', [
    ['(category.isHidden && before?.categoryId !== body.categoryId)', 'false'],
  ]),
  area('events/events.rules.ts', 'events/events.admin.test.ts', [
    ['...(body.ticketQuantity < taken ?', '...(body.ticketQuantity < 0 ?'],
  ]),
  area('event-requests/limits/event-requests.limits.service.ts', 'event-requests/limits/event-requests.race.test.ts', [
    ['await lockUser(tx, userId);\n  const own', 'const own'],
    ['await lockUser(tx, userId);\n  const today', 'const today'],
    ['await lockUser(tx, userId);\n  const [row]', 'const [row]'],
  ]),
  area(
    'event-requests/limits/event-requests.limits.service.ts',
    'event-requests/limits/event-requests.limits.test.ts',
    [
      ['>= requestLimits.drafts) throw', '>= 1000) throw'],
      ['>= requestLimits.sentPerDay) throw', '>= 1000) throw'],
      ['+ bytes > requestLimits.fileBytes', '< 0'],
    ],
  ),
  area('event-requests/event-requests.routes.ts', 'event-requests/limits/event-requests.limits.test.ts', [
    ['await takeOwn(tx, context, id));', 'found(await store.lockRequest(tx, id)));'],
    ['if (!row) {\n        row = await begin', '{\n        row = await begin'],
  ]),
  area(
    'event-requests/scenario/event-requests.scenario.routes.ts',
    'event-requests/limits/event-requests.limits.test.ts',
    [['if (status !== eventRequestStatus.draft)\n', 'if (status === eventRequestStatus.draft)\n']],
  ),
];
