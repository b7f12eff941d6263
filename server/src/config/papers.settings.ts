import * as z from 'zod/mini';
import { Requisites } from './requisites.ts';
import { onOff, whole } from './schemas.ts';
import { setting } from './setting.ts';

/** A template with `{number}` exactly once, so that no number repeats within a year, and `{year}` if wanted. */
const scheme = z
  .string()
  .check(
    z.maxLength(40),
    z.regex(/^(?!.*\{number\}.*\{number\})[^{}]*(\{year\})?[^{}]*\{number\}[^{}]*(\{year\})?[^{}]*$/),
  );
const allowed = 'text with {number} once and perhaps {year}, up to 40 letters';

const parsed = z.transform((text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
});

const json = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
  z.pipe(z.string(), z.pipe(parsed, Requisites)),
]);

const demo: Requisites = {
  name: 'ООО «Площадка»',
  INN: '6658000000',
  KPP: '665801001',
  OGRN: '1026600000008',
  legalAddress: 'г. Екатеринбург, ул. Вайнера, д. 9',
  headPosition: 'Генеральный директор',
  headName: 'Соколова Анна Петровна',
  accountantName: 'Журавлёва Мария Игоревна',
  actsOn: 'Устава',
  bankName: 'АО «Исетский банк», г. Екатеринбург',
  BIK: '046577001',
  account: '40702810800000000001',
  correspondentAccount: '30101810000000000001',
  phone: '3432000000',
  email: 'office@venue.example',
};

/** What agreements, invoices and acts print. */
export const paperSettings = {
  requisites: setting({
    name: 'REQUISITES',
    fallback: value => (onOff.safeParse(value('DEMO')).data ? JSON.stringify(demo) : ''),
    shownDefault: 'made-up ones while DEMO is on, otherwise none',
    meaning:
      'Requisites of the venue on agreements, invoices, acts and receipts, and on its site; without them no PDF of the first three is made. JSON with name, INN, KPP, OGRN, legalAddress, headPosition, headName, accountantName, actsOn, bankName, BIK, account, correspondentAccount, phone, email.',
    without: 'Agreements, invoices and acts have no PDF, and the site shows no requisites.',
    allowed: 'JSON with all these fields, those that do not apply empty, and an INN whose control digits fit',
    schema: json,
  }),
  agreementNumber: setting({
    name: 'AGREEMENT_NUMBER',
    fallback: '{number}/{year}',
    meaning: 'How agreements are numbered; the count begins anew each year.',
    allowed,
    schema: scheme,
  }),
  invoiceNumber: setting({
    name: 'INVOICE_NUMBER',
    fallback: '{number}',
    meaning: 'How invoices are numbered; the count begins anew each year.',
    allowed,
    schema: scheme,
  }),
  actNumber: setting({
    name: 'ACT_NUMBER',
    fallback: '{number}',
    meaning: 'How acts are numbered; the count begins anew each year.',
    allowed,
    schema: scheme,
  }),
  updNumber: setting({
    name: 'UPD_NUMBER',
    fallback: '{number}',
    meaning: 'How УПД of status 1, which are invoices for VAT, are numbered; the count begins anew each year.',
    allowed,
    schema: scheme,
  }),
  invoiceDays: setting({
    name: 'INVOICE_DAYS',
    fallback: '3',
    meaning:
      'Working days within which an invoice must be paid; public holidays and the moved days that staff enter do not count.',
    allowed: 'a whole number from 1 to 30',
    schema: whole(1, 30),
  }),
  invoiceHoursBefore: setting({
    name: 'INVOICE_HOURS_BEFORE',
    fallback: '24',
    meaning: 'An invoice must be paid this many hours before its booking begins.',
    allowed: 'a whole number from 1 to 240',
    schema: whole(1, 240),
  }),
  statementHour: setting({
    name: 'STATEMENT_HOUR',
    fallback: '12',
    meaning:
      'After the deadline of an invoice its hours stay held until this hour of the next working day, so that staff can find the payment in the bank’s statement.',
    allowed: 'a whole number from 0 to 23',
    schema: whole(0, 23),
  }),
  actByItself: setting({
    name: 'ACT_BY_ITSELF',
    fallback: 'draft',
    meaning:
      'Status of the act that is created after the last hour of a paid invoice: a draft for staff, or closed at once.',
    allowed: 'draft or closed',
    schema: z.enum(['draft', 'closed']),
  }),
  actForm: setting({
    name: 'ACT_FORM',
    fallback: 'act',
    meaning:
      'Form of the act made after the hours of a paid invoice: an act, or a УПД with an invoice for VAT (upd1) or without one (upd2) if the customer’s requisites suffice for it.',
    allowed: 'act, upd1 or upd2',
    schema: z.enum(['act', 'upd1', 'upd2']),
  }),
  edoDir: setting({
    name: 'EDO_DIR',
    fallback: null,
    shownDefault: 'none',
    meaning:
      'Folder for the connector of an operator of electronic documents: УПД closed from then on are written to out/, answers of customers are read from in/. All servers have the same; see decision 85.',
    allowed: 'an absolute path',
    schema: z.string().check(z.regex(/^\/./)),
  }),
};
