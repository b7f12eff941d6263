import { articleStatus } from '@venue/sdk/articles/model';
import { brandStatus } from '@venue/sdk/brands/model';
import { sendSmsCode } from '@venue/sdk/codes';
import { smsCodeType } from '@venue/sdk/codes/model';
import { saveDraft } from '@venue/sdk/drafts';
import { sendRequestMessage } from '@venue/sdk/event-requests';
import { moveEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { offerHandover } from '@venue/sdk/events';
import { eventStatus } from '@venue/sdk/events/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { uploadDocument } from '@venue/sdk/profile';
import { documentType } from '@venue/sdk/profile/model';
import { getTableName, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { aDraft } from '../agreements/agreements.testing.ts';
import { anArticleIn } from '../articles/articles.testing.ts';
import { hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { aBrandIn } from '../brands/brands.testing.ts';
import {
  aFile,
  anAccepted,
  anEventRequest,
  aRequestAt,
  aSubmitted,
  openHalls,
} from '../event-requests/event-requests.testing.ts';
import { anEventIn } from '../events/events.testing.ts';
import { aRequestIn } from '../market/market.testing.ts';
import { addCompany } from '../profile/companies.store.ts';
import { agree, card, organisation, passport, pdf, save } from '../profile/profile.testing.ts';
import { aRoomRequest } from '../room-requests/room-requests.testing.ts';
import { anEventWithTickets, ticketsFor } from '../tickets/tickets.testing.ts';
import { stand } from '../waitlist/waitlist.testing.ts';
import { inventoryOf } from './privacy.inventory.ts';

const PHONE = '9187654321';
const EMAIL = 'yatyev@unique.example.ru';
const LASTNAME = 'Ъятьев';
/** Written into every text of every row about the person. */
const MARK = 'ъметкаъ';
const sought = [PHONE, EMAIL, LASTNAME, MARK];

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows as Row[];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}
/** Every column that may hold a text. */
const textColumns = () =>
  query<Column>(
    `select c.table_name "table", c.column_name "column", c.data_type "type"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY')
     order by 1, 2`,
  );

/** Columns in which any of the words is found, in capitals or not. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const results: string[] = [];
  for (const { table, column, type } of await textColumns()) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const hit = words.map((_, index) => `position(lower($${index + 1}) in lower(${text})) > 0`).join(' or ');
    const binary = words
      .map((_, index) => `position(convert_to($${index + 1}, 'UTF8') in "${column}") > 0`)
      .join(' or ');
    const where = type === 'bytea' ? binary : hit;
    if ((await query(`select 1 from "${table}" where ${where} limit 1`, [...words])).length > 0)
      results.push(`${table}.${column}`);
  }
  return results;
}

const conditionOf = (about: SQL | undefined) =>
  about ? new PgDialect().sqlToQuery(about) : { sql: 'true', params: [] };

const paper = 'Contracts are kept for five years, with the party they name';
const words = 'Words of the venue about a paid order, which is kept; customers cannot write there';

/** Where something is left, and why. */
const stays: Readonly<Record<string, string>> = {
  'agreement.comment': paper,
  'agreement.customer': paper,
  'agreement.customer_inn': paper,
  'agreement.customer_name': paper,
  'agreement.number': paper,
  'agreement.terms': paper,
  'agreement.title': paper,
  'agreement.vat_rate': paper,
  'booking.room_name': words,
  'booking.tariff_title': words,
  'booking_event.what': words,
  'booking_event.who': words,
  'consent.ip': 'Proves that the data were processed with a consent',
  'outbox.recipient': 'The message that the account is deleted, which goes as soon as it is sent',
  'payment.confirmation_token': words,
  'payment.description': words,
  'payment.frame_url': words,
};

const ofStaff = 'Work of staff, which no customer has';
const money = 'Money and papers, which are kept for five years';

/** Tables in which the person of this test has no row. */
const notReached: Readonly<Record<string, string>> = {
  act: money,
  act_exchange: money,
  act_service: money,
  audit: ofStaff,
  bank_payment: money,
  booking_group: 'Only numbers of bookings',
  booking_move: 'Only hours and sums',
  calendar_link: 'A random key',
  check_in: ofStaff,
  door_pass: ofStaff,
  event_cancellation: ofStaff,
  event_reschedule: ofStaff,
  event_series: 'Only numbers of events',
  event_series_date: 'Only numbers of events',
  reschedule_choice: 'Only numbers of tickets, and the choice',
  certificate: 'A name and a wish, which go with the account: tested beside the certificates',
  certificate_use: money,
  customer_mark: 'Notes of staff, which go with the account: tested beside the customers',
  deposit: money,
  event_request_service: 'Services chosen from a list of the venue',
  identity_link: 'A number of the state services, which goes with the account',
  invoice_receipt: money,
  invoice_return: money,
  mailing_delivery: 'Recipients of a letter: tested beside the mailing',
  notice_choice: 'Ways and hours from a list',
  paper_mail: money,
  payment_share: money,
  presence: ofStaff,
  package_purchase: 'A package of hours: nobody bought one; its steps name only staff',
  package_step: 'The steps of a package that nobody bought; who took one is not a person of this test',
  package_use: 'Hours of a package that nobody bought',
  promo_use: 'A phone, which goes with the account: tested beside the codes',
  publication_plan: ofStaff,
  record_version: ofStaff,
  refund: money,
  resident_data: 'Goes with the account, as the other parts of the profile',
  room_offer: 'Words of staff, which go with the request',
  report_mail: ofStaff,
  saved_view: ofStaff,
  shift_handover: ofStaff,
  shift_note: ofStaff,
  recovery_code: ofStaff,
  second_factor: ofStaff,
  second_factor_use: ofStaff,
  staff_invitation: ofStaff,
  statement_import: ofStaff,
  ticket_change: 'Former holders of a ticket, who go with the order: tested beside the transfer',
  ticket_order_step: 'Words of the venue about a paid order',
  ticket_wait: 'A name and a phone, which go with the place in the queue',
  upd_answer: money,
  upd_answer_file: money,
};

/** Columns whose values the server itself chooses, so that nobody's words get into them. */
const byServer =
  /^(kind|subject|call_id|status|state|purpose|version|file|file_name|mime_type|key|code|event|topic|action|avatar_file|password_hash|token|refresh_hash|id|slug|provider_id|provider|thumb|sealed)$/;

/** Writes the mark into the texts of all rows about a person, wherever the database allows it. */
async function mark(person: Person): Promise<string[]> {
  const columns = await textColumns();
  const filled = new Set<string>();
  for (const { table, about } of inventoryOf(areas).tables) {
    const name = getTableName(table);
    const { sql, params } = conditionOf(about(person.id));
    if ((await query(`select 1 from "${name}" where ${sql}`, params)).length > 0) filled.add(name);
    for (const { column, type } of columns.filter(each => each.table === name && !byServer.test(each.column))) {
      const value = { text: `"${column}" || ' ${MARK}'`, jsonb: `"${column}" || '{"said":"${MARK}"}'` }[type];
      if (value === undefined || (name === 'users' && column === 'phone')) continue;
      const isObject = type === 'jsonb' ? ` and jsonb_typeof("${column}") = 'object'` : '';
      // A check or a key refuses the mark where only the server's own words may stand.
      await query(`update "${name}" set "${column}" = ${value} where (${sql})${isObject}`, params).catch(() => []);
    }
  }
  const names = inventoryOf(areas).tables.map(({ table }) => getTableName(table));
  return [...new Set(names.filter(name => !filled.has(name)))].toSorted();
}

test('nothing is left in any column of the database that names a deleted person or repeats their words', async () => {
  const person = await api.aCustomer({ phone: PHONE, email: EMAIL, emailActive: true, lastname: LASTNAME, name: 'Ян' });
  const ownClient = api.as(person);
  await agree(api, person, 'passport');
  await agree(api, person, 'publication');
  await agree(api, person, 'mailing');
  const named = { bioLastname: LASTNAME, userEmail: EMAIL };
  await save(api, person, {
    ...named,
    passport: { ...passport, passportIssuedBy: `Отдел ${MARK}` },
    card: { ...card, cardName: `Ян ${LASTNAME}`, cardIsPublished: true },
    organisations: [{ ...organisation, name: `ИП ${LASTNAME}`, email: EMAIL }],
  });
  await ownClient.send(uploadDocument, { body: { file: pdf(), documentType: documentType.companyCard } });
  await ownClient.send(saveDraft, { body: { key: 'brand.add', data: MARK } });
  await ownClient.send(sendSmsCode, { body: { phone: PHONE, type: smsCodeType.confirm } });
  const { tariffId } = await openStudio(api);
  await paidBooking(api, person, tariffId, [10, 11, 12, 13]);
  await hold(api, person, tariffId, [16]);
  await stand(api, person, {});
  await aBrandIn(api, person, brandStatus.verified);
  await aRequestIn(api, person, marketRequestStatus.onVerification);
  await anArticleIn(api, person, articleStatus.published);
  const { eventId: shownId } = await anEventIn(api, person, eventStatus.published);
  await aSubmitted(api, person);
  await aRoomRequest(api, person);
  const { eventId, ticketIds } = await anEventWithTickets(api);
  await ticketsFor(api, person, eventId, ticketIds[0], 1);
  await aDraft(api, await api.aStaff(), { userId: person.id });
  await ownClient.send(offerHandover, { id: shownId, body: { phone: '9187654322' } });
  await openHalls(api);
  await addCompany(api.db, person.id, { ...organisation, name: `ИП ${LASTNAME}`, INN: '6670123456' });
  const requestId = await aRequestAt(api, person, eventRequestStatus.conversation);
  await aFile(api, person, { requestId: (await anEventRequest(api, person)).id });
  const office = api.as(await api.aStaff());
  const { conversation, documents, payment } = eventRequestStatus;
  await office.send(moveEventRequest, { id: requestId, body: { seen: conversation, status: documents } });
  await anAccepted(api, person, requestId);
  await office.send(moveEventRequest, { id: requestId, body: { seen: documents, status: payment } });
  await api.runJob('invoice-orders.invoiceEvents');
  await query(
    `insert into personal_data_view (user_id, viewer_id, who, what, reason, at) values ($1, 1, '', $2, $2, now())`,
    [person.id, MARK],
  );
  await query(
    `insert into review (user_id, text, author, rating, meta, created_at, updated_at) values ($1, $2, $2, 5, '{}', now(), now())`,
    [person.id, MARK],
  );
  await query(`insert into resident (user_id, name, status, created_at, updated_at) values ($1, $2, 1, now(), now())`, [
    person.id,
    MARK,
  ]);
  const talk = { id: requestId, body: { text: MARK, files: [] } };
  await ownClient.send(sendRequestMessage, talk);

  const empty = await mark(person);
  expect((await columnsWith(sought)).length).toBeGreaterThan(60);
  await query(`update users set deletion_at = now() where id = $1`, [person.id]);
  api.clock.advance(400 * 24 * 60 * 60_000);
  // Staff ended what was prepared; nothing was paid for it.
  await query(
    `update event_request set status = 10, rejection_reason = 'Передумали' where user_id = $1 and status > 4`,
    [person.id],
  );
  await api.runJob('privacy.delete');
  await api.runJob('sweep');
  expect(await query('select password_hash from users where id = $1', [person.id])).toEqual([
    { password_hash: 'deleted' },
  ]);
  expect(await columnsWith(sought)).toEqual(Object.keys(stays).toSorted());
  expect(await query('select distinct event from outbox where recipient = $1', [PHONE])).toEqual([
    { event: 'account.deleted' },
  ]);
  // What is encrypted cannot be searched, so no row of it may be left.
  for (const { table, about, sealedAbout, sealedFileAbout } of inventoryOf(areas).tables)
    if (sealedAbout || sealedFileAbout) {
      const { sql, params } = conditionOf(about(person.id));
      expect(await query(`select 1 from "${getTableName(table)}" where ${sql}`, params)).toEqual([]);
    }
  expect(empty).toEqual(Object.keys(notReached).toSorted());
});
