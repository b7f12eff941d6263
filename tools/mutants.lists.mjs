// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of files.
// Guards of what staff do with whole lists: bulk actions, saved views, data kept for a list. See mutants.list.mjs.

const root = 'server/src/areas';
const area = (file, test, changes) => ({ file: `${root}/${file}`, tests: [`${root}/${test}`], changes });

export const ofLists = [
  area('receipts/receipts.owed.store.ts', 'receipts/receipts.owed.test.ts', [
    ['if (refunds && invoices) return undefined;', 'return undefined;'],
    [", ne(moneyOwed.state, 'sending'));", ');'],
  ]),
  {
    file: 'server/drizzle/0000_baseline.sql',
    tests: [`${root}/receipts/receipts.owed.test.ts`],
    changes: [
      ['WHERE r."status" <> \'succeeded\'', ''],
      ['o."received" - o."returned" - CASE', 'o."received" - CASE'],
      ['WHERE o."state" <> \'awaiting\' AND', 'WHERE'],
      ['WHERE b."state" = \'waiting\' AND b."why" = \'over\'', 'WHERE b."state" = \'waiting\''],
    ],
  },
  {
    file: 'server/drizzle/0000_baseline.sql',
    tests: [`${root}/receipts/receipts.movements.test.ts`],
    changes: [
      [`PERFORM pg_advisory_xact_lock(hashtext('movement'), hashtext(number));`, 'NULL;'],
      ['ORDER BY "day" FOR SHARE', ''],
      ["+ interval '25 hours'", "+ interval '24 hours'"],
      ['AFTER INSERT OR DELETE OR UPDATE ON statement_line', 'AFTER INSERT OR UPDATE ON statement_line'],
      ['AFTER INSERT OR DELETE OR UPDATE OF read_at', 'AFTER INSERT OR UPDATE OF read_at'],
      ['OF status, sum, received, settled_at ON', 'OF sum ON'],
      ['OF status, sum, settled_at, renewals ON', 'OF sum ON'],
      ['OF status, sum, requested_at, registered_sum ON', 'OF sum ON'],
    ],
  },
  {
    file: 'server/drizzle/0002_second_receipts.sql',
    tests: [`${root}/receipts/receipts.movements.test.ts`],
    changes: [['AND f."provider_id" < l."provider_id"', 'AND false']],
  },
  {
    file: 'server/drizzle/0002_second_receipts.sql',
    tests: [`${root}/receipts/receipts.second.test.ts`],
    changes: [
      ['AND s."refunded" < s."sum"', ''],
      ['(e."cancelled_at" IS NULL\n        AND e."id"', '(e."id"'],
      [' AND "ends_at" <= NEW."second_receipt_at"', ''],
      ['"id" = NEW."payment_id" FOR UPDATE', '"id" = NEW."payment_id"'],
      ['WHERE t."is_second"', 'WHERE false'],
    ],
  },
  area('payments/payments.start.service.ts', 'tickets/tickets.pay.test.ts', [
    [' && (isOwner || !each.offersCards)', ''],
  ]),
  area('bulk/bulk.routes.ts', 'bulk/bulk.undo.test.ts', [
    ['mustTake(context, action);\n    const outcomes', 'const outcomes'],
  ]),
  area('bulk/bulk.routes.ts', 'bulk/bulk.test.ts', [
    ['  authorize(list.access, actor);\n', ''],
    ['if (previewOf(rows).total !== count)', 'if (count < 0)'],
    [
      'names.map(name => ({ ...wantedOf(context, named(name), filter), ids }))',
      'names.map(name => ({ action: named(name) as OfferedAction, query: filter, ids }))',
    ],
  ]),
  area('bulk/bulk.store.ts', 'bulk/bulk.undo.test.ts', []),
  area('events/decision/events.decision.service.ts', 'events/events.bulk.test.ts', []),
  area('articles/articles.bulk.ts', 'bulk/bulk.undo.test.ts', []),
  area('galleries/galleries.bulk.ts', 'galleries/galleries.test.ts', []),
  area('views/views.rules.ts', 'views/views.test.ts', [
    ['row.userId === actor.userId || (row.isShared', 'row.userId > 0 || (row.isShared'],
  ]),
  area('views/views.rules.ts', 'views/views.shared.test.ts', []),
  area('views/views.routes.ts', 'views/views.shared.test.ts', [
    ['...(isOwn ? { isDefault } : {})', 'isDefault'],
    ['isDefault: isOwn && isDefault', 'isDefault'],
  ]),
  area('views/views.store.ts', 'views/views.shared.test.ts', [
    ["await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved_view'), hashtext(${list}))`);", ''],
  ]),
];
