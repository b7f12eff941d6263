import { InputDay } from '@venue/sdk';
import { documentsIn, type Fields, type StatementDocument } from './statements.lines.ts';

/** An incoming payment to the account of a statement. */
export interface StatementPayment {
  readonly paidOn: string;
  readonly paymentOrder: string;
  readonly orderDate: string;
  readonly sum: number;
  readonly payerAccount: string;
  readonly payerInn: string;
  readonly payerName: string;
  readonly purpose: string;
}

/** A document that cannot be read: the line it begins at, and what is wrong with it. */
export interface SetAside {
  readonly line: number;
  readonly problem: string;
}

export interface Statement {
  /** The incoming payments of the account, in the order of the file. */
  readonly payments: readonly StatementPayment[];
  readonly setAside: readonly SetAside[];
}

/** What is wrong with a file, for whoever sent it. */
export class StatementFault extends Error {}

const MOST = 20_000;

/**
 * The text of a statement. The format uses windows-1251; DOS programs declare their encoding in the header, some banks
 * send UTF-8 whatever the header says, and an editor may have saved the file in UTF-16.
 */
function textOf(data: Uint8Array): string {
  const wide = utf16Of(data);
  if (wide) return new TextDecoder(wide).decode(data);
  if (data.some(byte => byte > 127)) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(data);
    } catch {
      const text = new TextDecoder('windows-1251').decode(data);
      const dos = new TextDecoder('ibm866').decode(data);
      return /^Кодировка=DOS\s*$/m.test(dos) ? dos : text;
    }
  }
  return new TextDecoder().decode(data);
}

/** UTF-16 by its mark, or by the zero bytes of `1CClientBankExchange`. */
function utf16Of(data: Uint8Array): string | undefined {
  const [first, second] = data;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}

/**
 * Reads a statement of this account. A document that cannot be read is set aside, and the others are kept.
 * @throws StatementFault if the file is not a complete statement of this account
 */
export function readStatement(data: Uint8Array, account: string): Statement {
  const lines = textOf(data)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/);
  const begins = lines.findIndex(line => line.trim() !== '');
  if (lines[begins]?.trim() !== '1CClientBankExchange')
    throw new StatementFault('Это не\u00a0выписка в\u00a0формате 1С: нужен текстовый файл 1CClientBankExchange');
  const { accounts, documents, isWhole } = documentsIn(lines);
  if (!isWhole) throw new StatementFault('Файл обрывается: скачайте выписку из\u00a0банка ещё раз');
  if (documents.length > MOST) throw new StatementFault('В\u00a0файле слишком много платежей');
  if (!accounts.includes(account))
    throw new StatementFault(
      accounts[0]
        ? `Это выписка другого счёта: ${accounts[0]}`
        : 'В\u00a0файле не\u00a0сказано, какого счёта эта выписка',
    );
  const payments: StatementPayment[] = [];
  const setAside: SetAside[] = [];
  for (const document of documents) {
    const read = paymentOf(document, account);
    if (typeof read === 'string') setAside.push({ line: document.line, problem: read });
    else if (read) payments.push(read);
  }
  return { payments, setAside };
}

/** The first non-empty value of these fields. */
const first = (fields: Fields, ...names: readonly string[]): string =>
  names.map(name => fields.get(name.toLowerCase()) ?? '').find(value => value !== '') ?? '';

const accountIn = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, '');

/** An incoming payment; null for an outgoing one; what is wrong with a document that cannot be read. */
function paymentOf({ fields, isWhole }: StatementDocument, account: string): StatementPayment | string | null {
  const accountsOf = (...names: readonly string[]) => names.map(name => accountIn(first(fields, name))).filter(Boolean);
  const receivers = accountsOf('ПолучательРасчСчет', 'ПолучательСчет');
  const payers = accountsOf('ПлательщикРасчСчет', 'ПлательщикСчет');
  if (!isWhole) return 'документ не\u00a0закончен';
  if (receivers.length === 0) return payers.includes(account) ? null : 'не\u00a0указан счёт получателя';
  if (!receivers.includes(account)) return null;
  const orderDate = dayOf(first(fields, 'Дата'));
  const paidOn = dayOf(first(fields, 'ДатаПоступило', 'ДатаСписано', 'Дата'));
  const sum = kopecksOf(first(fields, 'Сумма'));
  const paymentOrder = first(fields, 'Номер').slice(0, 20);
  if (!orderDate || !paidOn) return 'не\u00a0читается дата';
  if (sum === null) return 'не\u00a0читается сумма';
  if (!paymentOrder) return 'нет номера';
  const payer = first(fields, 'Плательщик');
  const whole = first(fields, 'НазначениеПлатежа');
  const parts = Array.from({ length: 6 }, (_, index) => first(fields, `НазначениеПлатежа${index + 1}`));
  return {
    orderDate,
    paidOn,
    sum,
    paymentOrder,
    payerAccount: (payers[0] ?? '').slice(0, 34),
    payerInn: (first(fields, 'ПлательщикИНН') || (/^ИНН\s*(\d{10,12})/.exec(payer)?.[1] ?? '')).slice(0, 12),
    payerName: (first(fields, 'Плательщик1') || payer).replace(/^ИНН\s*\d+\s*/, '').slice(0, 300),
    purpose: (whole || parts.filter(Boolean).join(' ')).slice(0, 1000),
  };
}

/** `24.11.2026`, `24.11.26` or `2026-11-24`, perhaps with a time, as `2026-11-24`; null if it is not a valid date. */
function dayOf(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?:\D.*)?$/.exec(text) ?? [];
  const [, written] = /^(\d{4}-\d\d-\d\d)(?:\D.*)?$/.exec(text) ?? [];
  const iso = written ?? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return InputDay.safeParse(iso).success ? iso : null;
}

/** `1500`, `1 500,00`, `1500.0000` or `1500-00` in kopecks; null if it is no sum above zero. */
function kopecksOf(text: string): number | null {
  const [, roubles, part = ''] = /^\+?(\d{1,13})(?:[.,-](\d{1,2})0*)?=?$/.exec(text.replaceAll(/[\s']/g, '')) ?? [];
  const sum = roubles ? Number(roubles) * 100 + Number(part.padEnd(2, '0')) : 0;
  return sum > 0 ? sum : null;
}
