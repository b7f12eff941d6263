// Fills a database for lists: so many rows of each kind of record that a list shows, and of the tables around it.
import { sql } from 'drizzle-orm';
import { blankAnswers } from '../server/src/areas/event-requests/event-requests.rules.ts';
import { keepLists } from '../server/src/areas/event-requests/lists/event-requests.lists.store.ts';
import { seedRooms } from '../server/src/areas/rooms/rooms.demo.ts';
import { argon2Passwords } from '../server/src/core/security/passwords.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { aPerson } from '../server/src/testing/api.people.ts';
import { office } from './lists.rows.office.mjs';
import { people } from './lists.rows.people.mjs';
import { venue } from './lists.rows.venue.mjs';

/** Rows that are inserted at once. */
const BATCH = 10_000;
/** In the order in which they refer to each other. */
const tables = { ...people, ...venue, ...office };
const brands = ['organisation', 'brand', 'activity_kind', 'brand_activity'];
const events = ['event_category', 'event'];
const money = ['booking', 'payment', 'refund', 'receipt', 'statement_line', 'statement_day'];

/** Which tables a list is read from, beside those of people. */
const tablesOf = {
  'admin.user.list': ['application'],
  'admin.staff.list': ['staff'],
  'admin.audit.list': ['audit'],
  'admin.brand.list': brands,
  'admin.marketItem.list': [...brands, 'market_item'],
  'admin.marketRequest.list': [...brands, 'market_item', 'market_request', 'market_request_item'],
  'admin.booking.list': ['booking', 'room_slot', 'payment', 'refund'],
  'admin.promoCode.list': ['promo_code'],
  'admin.package.list': ['hour_package'],
  'admin.package.purchases': ['hour_package', 'package_purchase'],
  'admin.certificate.list': ['certificate'],
  'admin.roomRequest.list': ['room_request'],
  'admin.eventRequest.list': ['event_request'],
  'admin.event.list': events,
  'admin.ticketOrder.list': [...events, 'ticket_order'],
  'admin.reconciliation.list': money,
  'admin.reconciliation.movements': money,
  'admin.refund.list': money,
  'admin.article.list': ['article'],
  'admin.news.list': ['article'],
  'admin.author.list': ['author', 'story_category', 'author_category', 'story'],
  'admin.story.list': ['author', 'story_category', 'story'],
  'gallery.list': [...events, 'gallery'],
  'admin.agreement.list': ['event_request', 'agreement'],
  'admin.clientTerms.list': ['event_request', 'agreement', 'client_terms'],
  'admin.agreement.templateList': ['agreement_template'],
  'admin.invoice.list': ['event_request', 'agreement', 'invoice'],
  'admin.act.list': ['event_request', 'agreement', 'act'],
  'admin.statement.payments': ['bank_payment'],
  'admin.request.list': ['application'],
  'admin.mailing.list': ['consent', 'mailing_friend', 'mailing_bounce'],
  'admin.mailing.letterList': ['mailing_letter'],
  'admin.debtor.list': ['event_request', 'agreement', 'invoice', 'invoice_order'],
  'admin.message.list': ['outbox'],
  'admin.message.sent': ['outbox'],
  'admin.review.list': ['event_request', 'review'],
  'admin.resident.list': ['resident'],
  'admin.cluster.list': ['cluster'],
  'admin.collaborator.list': ['collaborator'],
  'admin.priceItem.list': ['event_service'],
  'project.list': ['past_project'],
  'admin.banner.list': ['sale_banner'],
};

/** Fills an empty database for these lists. @returns the headers of a session of staff */
export async function seedLists(where, rows, lists) {
  const unknown = lists.filter(id => !(id in tablesOf));
  if (unknown.length > 0) throw new Error(`No rows are declared for ${unknown.join(', ')}`);
  const tableNames = new Set(['users', ...lists.flatMap(id => tablesOf[id])]);
  const database = await openDatabase({ ...where, databasePool: 1 }, error => {
    throw error;
  });
  try {
    const { db } = database;
    // Inserting a hundred thousand rows takes longer than any request may.
    await db.execute(sql`set statement_timeout = 0`);
    await db.transaction(tx => seedRooms(tx));
    await keepLists(db);
    const parts = { db, passwords: argon2Passwords(), now: new Date() };
    const { login } = await aPerson(parts, 'admin', 'all', { lastname: 'Ковалёва' });
    for (const [table, columns] of Object.entries(tables))
      if (tableNames.has(table)) await fill(db, table, rows, columns);
    if (tableNames.has('statement_line')) {
      // Without statistics the database would read whole tables for each row.
      await db.execute(sql`analyze`);
      await db.execute(sql`insert into movement select nextval('movement_id_seq'), * from movement_said order by at`);
    }
    // At the end, because pages cannot be marked as visible to all while another transaction is open.
    await db.execute(sql`vacuum analyze`);
    return { access: login.access, profile: login.profile };
  } finally {
    await database.close();
  }
}

async function fill(db, table, rows, { only = 'true', ...columns }) {
  const name = table === 'staff' ? 'users' : table;
  const values = Object.values(columns)
    .join(', ')
    .replace(/\brows\b/g, rows)
    .replace(':answers', `'${JSON.stringify(blankAnswers)}'::jsonb`);
  for (let done = 0; done < rows; done += BATCH) {
    const numbers = `generate_series(${done + 1}, ${Math.min(done + BATCH, rows)}) as n`;
    await db.transaction(async tx => {
      // Turns triggers off: what they would add is not read here.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql.raw(`
          insert into ${name} (${Object.keys(columns).map(each => `"${each}"`)})
          select ${values} from ${numbers} where ${only}`),
      );
    });
  }
}
