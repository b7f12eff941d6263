// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of agreements, invoices and acts: ownership, what may be mailed, bulk actions. See mutants.list.mjs.

const root = 'server/src/areas';
const area = (file, test, changes) => ({ file: `${root}/${file}`, tests: [`${root}/${test}`], changes });

export const papers = [
  area('agreements/mail.admin.routes.ts', 'agreements/mail.test.ts', [
    ["if (pdf === null) throw new ApiFailure('document_not_issued');", ''],
    ['most: 60', 'most: 600'],
  ]),
  area('agreements/mail.admin.routes.ts', 'agreements/orders.test.ts', [
    ["if ((await orderOfInvoice(tx, id))?.state === 'cancelled') throw new ApiFailure('invoice_cancelled');", ''],
  ]),
  area('agreements/papers.bulk.ts', 'agreements/papers.bulk.test.ts', [
    ["if (!(await isByHand(tx, id))) throw new ApiFailure('move_not_allowed');", ''],
    ['may: canBeActed,', 'may: true,'],
  ]),
  area('agreements/papers.lists.store.ts', 'agreements/papers.bulk.test.ts', [
    [', lt(invoiceService.acted, invoiceService.quantity)', ''],
    [
      'notExists(\n    db\n      .select({ id: invoiceOrder.invoiceId })',
      'exists(\n    db\n      .select({ id: invoiceOrder.invoiceId })',
    ],
    [', is(act.form, actForm)', ''],
  ]),
  area('agreements/mail.service.ts', 'agreements/mail.test.ts', [
    [" || config.mail === 'none'", ''],
    ['[...new Map(emails.map(email => [mailboxOf(email), email])).values()]', 'emails'],
  ]),
  {
    file: 'server/src/jobs/outbox.job.ts',
    tests: [`${root}/agreements/mail.test.ts`],
    changes: [["if (end === 'left') await dropLetterFiles(db, id);", '']],
  },
  area('agreements/orders.routes.ts', 'agreements/upd.test.ts', [
    ['isOwn && row.status === paperStatus.closed', 'row.status === paperStatus.closed'],
    ['isOwn && row.status === paperStatus.closed', 'isOwn'],
  ]),
  area('agreements/orders.rules.ts', 'agreements/orders.late.test.ts', [
    ["order.why === 'expired'", "order.state === 'cancelled'"],
  ]),
  area('agreements/orders.rules.ts', 'agreements/orders.rules.test.ts', [
    ['if (isWorkingDay(after, movedDays)) left--;', 'if (isWorkingDay(after, new Set())) left--;'],
  ]),
  area('bookings/bookings.invoice.service.ts', 'agreements/orders.late.test.ts', [
    ['if (back !== null) throw new Lost(row, back);', ''],
  ]),
  area('rooms/rooms.workYear.store.ts', 'rooms/rooms.workYear.test.ts', [
    [' and ${workYear.version} = ${version}', ''],
    ['month === 12 ? year + 1 : year', 'year'],
  ]),
  area('room-requests/room-requests.jobs.store.ts', 'room-requests/room-requests.test.ts', [
    ['isNull(roomOffer.warnedAt),', ''],
    ["interval '12 hours'", "interval '1 hour'"],
  ]),
];
