// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of agreements, invoices and acts: ownership, what may be mailed, bulk actions. See mutants.list.mjs.

const root = 'server/src/areas';
const area = (file, test, changes) => ({ file: `${root}/${file}`, tests: [`${root}/${test}`], changes });

export const papers = [
  area('papers/mail/papers.mail.admin.routes.ts', 'papers/mail/papers.mail.test.ts', []),
  area('papers/mail/papers.mail.admin.routes.ts', 'invoice-orders/invoice-orders.test.ts', []),
  area('agreements/agreements.ahead.store.ts', 'privacy/privacy.kinds.test.ts', []),
  area('papers/papers.bulk.ts', 'papers/papers.bulk.test.ts', [['may: canBeActed,', 'may: true,']]),
  area('papers/papers.lists.store.ts', 'papers/papers.bulk.test.ts', [
    [', lt(invoiceService.acted, invoiceService.quantity)', ''],
    [
      'notExists(\n    db\n      .select({ id: invoiceOrder.invoiceId })',
      'exists(\n    db\n      .select({ id: invoiceOrder.invoiceId })',
    ],
  ]),
  area('papers/edo/papers.edo.service.ts', 'papers/edo/papers.edo.test.ts', []),
  area('papers/edo/papers.edo.folder.ts', 'papers/edo/papers.edo.folder.test.ts', [
    ['.every(({ age }) => age >= SETTLED_MS)', '.every(() => true)'],
  ]),
  area('papers/edo/papers.edo.store.ts', 'papers/edo/papers.edo.test.ts', [
    ['if (newest?.id !== answer.id) return;', ''],
  ]),
  area('papers/edo/papers.edo.store.ts', 'papers/edo/papers.edo.race.test.ts', [
    [".for('no key update', { of: act });\n  return row;", ';\n  return row;'],
  ]),
  area('papers/edo/papers.edo.rules.ts', 'papers/edo/papers.edo.faults.test.ts', [
    ['seller.number !== НомерДок &&', 'false &&'],
    ['toInn !== undefined && toInn !== sellerInn &&', 'false &&'],
    ['fromInn !== undefined && fromInn !== buyerInn &&', 'false &&'],
    ['authorInn !== undefined && authorInn !== buyerInn &&', 'false &&'],
  ]),
  {
    file: 'server/src/core/files/readXml.ts',
    tests: [`${root}/papers/edo/papers.edo.faults.test.ts`],
    changes: [
      ["parser.on('doctype', () => {\n    throw new XmlFault", "parser.on('doctype', () => {\n    new XmlFault"],
      ['open.length >= most.depth', 'false'],
      ['elements > most.elements', 'false'],
      ['if (data.length > most.bytes)', 'if (false)'],
      ['new TextDecoder(encoding, { fatal: true })', 'new TextDecoder(encoding)'],
    ],
  },
  area('papers/mail/papers.mail.service.ts', 'papers/mail/papers.mail.test.ts', [
    ['most: 60', 'most: 600'],
    ['[...new Map(emails.map(email => [mailboxOf(email), email])).values()]', 'emails'],
  ]),
  area('statements/statements.receipts.service.ts', 'statements/statements.receipts.test.ts', [
    ['await leaveWaiting(tx, receiptId);', ''],
    ['ofAgreement ? sum > returnableOf(order)', 'ofAgreement ? false'],
    ['received - returned - sum < order.sum', 'false'],
  ]),
  area('statements/statements.receipts.service.ts', 'invoice-orders/invoice-orders.test.ts', [
    ['sum !== owedOf(order)', 'false'],
  ]),
  area('papers/acts/papers.rendered.service.ts', 'agreements/agreements.test.ts', []),
  area('statements/statements.service.ts', 'statements/statements.test.ts', [
    ["if (row?.state !== 'waiting') continue;", 'if (!row) continue;'],
    ['typed.find(each => each.sum === sum)', 'typed.find(() => false)'],
  ]),
  {
    file: 'server/drizzle/0000_baseline.sql',
    tests: [`${root}/statements/statements.receipts.test.ts`],
    changes: [
      [
        'CREATE TRIGGER invoice_order_sums AFTER INSERT OR UPDATE OF received, returned ON invoice_order FOR EACH ROW EXECUTE FUNCTION invoice_order_sums();',
        '',
      ],
      [
        'AFTER INSERT OR DELETE ON invoice_receipt FOR EACH ROW EXECUTE FUNCTION count_receipt',
        'AFTER INSERT ON invoice_receipt FOR EACH ROW EXECUTE FUNCTION count_receipt',
      ],
    ],
  },
  {
    file: 'server/src/jobs/outbox.job.ts',
    tests: [`${root}/papers/mail/papers.mail.test.ts`],
    changes: [],
  },
  area('invoice-orders/invoice-orders.routes.ts', 'papers/upd/papers.upd.test.ts', []),
  area('papers/money/papers.money.rules.ts', 'invoice-orders/invoice-orders.late.test.ts', [
    ["order.why === 'expired'", "order.state === 'cancelled'"],
  ]),
  area('invoice-orders/invoice-orders.rules.ts', 'invoice-orders/invoice-orders.rules.test.ts', [
    ['if (isWorkingDay(after, movedDays)) left--;', 'if (isWorkingDay(after, new Set())) left--;'],
  ]),
  area('bookings/bookings.invoice.service.ts', 'invoice-orders/invoice-orders.late.test.ts', []),
  area('papers/edo/papers.edo.unpack.ts', 'papers/edo/papers.edo.unpack.test.ts', [
    ['{ ...most, ...left }', '{ ...most }'],
  ]),
  area('rooms/rooms.workYear.store.ts', 'rooms/rooms.workYear.test.ts', [
    [' and ${workYear.version} = ${version}', ''],
  ]),
];
