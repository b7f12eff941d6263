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

/** What is wrong with a file, for whoever sent it. */
export class StatementFault extends Error {}

const MOST = 20_000;

/**
 * The text of a statement. The format uses windows-1251; DOS programs declare their encoding in the header, and some
 * banks send UTF-8 whatever the header says.
 */
function textOf(data: Uint8Array): string {
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

type Section = Map<string, string>;

/**
 * The incoming payments of this account, in the order of the file.
 * @throws StatementFault if the file is not a complete statement of this account
 */
export function readStatement(data: Uint8Array, account: string): StatementPayment[] {
  const lines = textOf(data)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/);
  if (lines[0]?.trim() !== '1CClientBankExchange')
    throw new StatementFault('Это не\u00a0выписка в\u00a0формате 1С: нужен текстовый файл 1CClientBankExchange');
  const { accounts, documents, isWhole } = sectionsOf(lines);
  if (!isWhole) throw new StatementFault('Файл обрывается: скачайте выписку из\u00a0банка ещё раз');
  const foreign = accounts.find(each => each !== account);
  if (foreign || accounts.length === 0)
    throw new StatementFault(
      foreign ? `Это выписка другого счёта: ${foreign}` : 'В\u00a0файле не\u00a0сказано, какого счёта эта выписка',
    );
  return documents.filter(({ fields }) => receiverOf(fields) === account).map(paymentOf);
}

interface Document {
  readonly line: number;
  readonly fields: Section;
}

function sectionsOf(lines: readonly string[]) {
  const accounts = new Set<string>();
  const documents: Document[] = [];
  let open: Document | null = null;
  let isWhole = false;
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim();
    const [key = '', value = ''] = split(text);
    if (text === 'КонецФайла') isWhole = open === null;
    else if (key === 'СекцияДокумент') {
      if (open) throw new StatementFault(`Строка ${index + 1}: документ не\u00a0закончен`);
      open = { line: index + 1, fields: new Map() };
    } else if (text === 'КонецДокумента') {
      if (open) documents.push(open);
      open = null;
      if (documents.length > MOST) throw new StatementFault('В\u00a0файле слишком много платежей');
    } else if (open) open.fields.set(key, value);
    else if (key === 'РасчСчет') accounts.add(value);
  }
  return { accounts: [...accounts], documents, isWhole };
}

function split(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** The first non-empty value of these fields. */
const first = (fields: Section, ...names: readonly string[]): string =>
  names.map(name => fields.get(name) ?? '').find(value => value !== '') ?? '';

const receiverOf = (fields: Section): string => first(fields, 'ПолучательРасчСчет', 'ПолучательСчет');

function paymentOf({ line, fields }: Document): StatementPayment {
  const orderDate = dayOf(first(fields, 'Дата'));
  const paidOn = dayOf(first(fields, 'ДатаПоступило', 'ДатаСписано', 'Дата'));
  const sum = kopecksOf(first(fields, 'Сумма'));
  const paymentOrder = first(fields, 'Номер').slice(0, 20);
  const wrong = !orderDate || !paidOn ? 'дата' : sum === null ? 'сумма' : paymentOrder ? '' : 'номер';
  if (wrong || !orderDate || !paidOn || sum === null)
    throw new StatementFault(`Документ в\u00a0строке ${line}: не\u00a0читается ${wrong}`);
  const whole = first(fields, 'НазначениеПлатежа');
  const parts = Array.from({ length: 6 }, (_, index) => first(fields, `НазначениеПлатежа${index + 1}`));
  return {
    orderDate,
    paidOn,
    sum,
    paymentOrder,
    payerAccount: first(fields, 'ПлательщикРасчСчет', 'ПлательщикСчет').slice(0, 34),
    payerInn: first(fields, 'ПлательщикИНН').slice(0, 12),
    payerName: first(fields, 'Плательщик1', 'Плательщик')
      .replace(/^ИНН \d+ /, '')
      .slice(0, 300),
    purpose: (whole || parts.filter(Boolean).join(' ')).slice(0, 1000),
  };
}

/** `24.11.2026` as `2026-11-24`; null if it is not a valid date. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return day && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}

function kopecksOf(text: string): number | null {
  const [, roubles, part = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/[\s\u00a0]/g, '')) ?? [];
  const sum = roubles ? Number(roubles) * 100 + Number(part.padEnd(2, '0')) : 0;
  return sum > 0 ? sum : null;
}
