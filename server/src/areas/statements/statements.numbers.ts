/** An invoice named in the purpose of a payment. */
export interface Named {
  /** Its number as `keyOf` writes it. */
  readonly key: string;
  /** The year of the date that stands beside it; null without one. */
  readonly year: number | null;
}

/** Latin letters that look like Russian ones: people type either. */
const alike = new Map([...'abcehkmoptxy'].map((letter, at) => [letter, 'авсенкмортху'[at] ?? letter]));

/** A text as it is compared: of usual width, in small letters, with № as `#`, and without letters of two alphabets. */
const folded = (text: string): string =>
  [
    ...text
      .replaceAll('№', '#')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replaceAll(/[‐‑‒–—−]/g, '-'),
  ]
    .map(letter => alike.get(letter) ?? letter)
    .join('');

/** A number without what people write differently: separators, leading zeros, the case and the alphabet of letters. */
export function keyOf(number: string): string {
  const parts = folded(number).match(/\p{L}+|\d+/gu) ?? [];
  return parts.reduce((key, part) => {
    const isDigits = /^\d/.test(part);
    const plain = isDigits ? part.replace(/^0+(?=\d)/, '') : part;
    return `${key}${isDigits && /\d$/.test(key) ? '/' : ''}${plain}`;
  }, '');
}

interface Token {
  readonly text: string;
  /** Whether nothing stands between it and the token before. */
  readonly isGlued: boolean;
}

function tokensOf(text: string): Token[] {
  let end = -1;
  return [...folded(text).matchAll(/\p{L}+|\d+|[^\s\p{L}\d]/gu)].map(({ 0: token, index }) => {
    const isGlued = index === end;
    end = index + token.length;
    return { text: token, isGlued };
  });
}

const invoiceWord = /^сч(?:ет(?:а|у|ом|е|ов|ам|ами|ах)?)?$/;
/** What makes the account of a bank of a счёт: short words before a sign, as in `р/счёт`, and long ones. */
const bankLetters = new Set(['р', 'л', 'к', 'рс', 'лс']);
const bankWord = /^(?:расчетн|лицев|корр|банковск|валютн|депозитн|специальн)/;
const signs = new Set(['#', 'n', folded('no'), 'номер', 'номера', 'номером', 'ном']);
const marks = new Set(['.', ':', '-', '(', '"', '«', '»', "'", '/', '\\']);
const between = new Set([',', ';', 'и', '&', '+']);
/** Words that follow a number, with or without a space. */
const endings = new Set(['от', 'г', 'на', 'за', 'по', 'в']);
const MOST_PARTS = 12;
const isDigits = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);
const isWord = (text: string | undefined): boolean => text !== undefined && /^\p{L}+$/u.test(text);

/** Reads the tokens of a purpose from left to right, each of them once or twice. */
class Reader {
  at = 0;
  private readonly tokens: readonly Token[];
  private readonly prefix: string;
  constructor(tokens: readonly Token[], prefix: string) {
    this.tokens = tokens;
    this.prefix = prefix;
  }

  text(ahead = 0): string | undefined {
    return this.tokens[this.at + ahead]?.text;
  }
  isGlued(ahead = 0): boolean {
    return this.tokens[this.at + ahead]?.isGlued ?? false;
  }

  /** Whether an invoice is spoken of here, and neither an account nor the invoice for VAT. */
  isInvoice(): boolean {
    if (!invoiceWord.test(this.text() ?? '')) return false;
    const isSigned = ['/', '.', '-'].includes(this.text(-1) ?? '');
    const before = this.text(isSigned ? -2 : -1) ?? '';
    if (bankWord.test(before) || (isSigned && bankLetters.has(before))) return false;
    const next = ['/', '.', '-'].includes(this.text(1) ?? '') ? this.text(2) : this.text(1);
    return !(next === 'ф' || next?.startsWith('фактур'));
  }

  /** Skips what stands between the word and the number: `на оплату`, `-оферте`, `№№`. */
  skipToNumber(): void {
    if (this.text() === '-' && this.isGlued(1) && isWord(this.text(1)) && !this.hasDigits(2)) this.at += 2;
    for (;;) {
      if (this.text() === 'на' && (this.text(1) ?? '').startsWith('оплат')) this.at += 2;
      else if (signs.has(this.text() ?? '') || marks.has(this.text() ?? '')) this.at++;
      else return;
    }
  }

  /** Whether the word before this place goes on with digits, as in `ЭБ-12`. */
  private hasDigits(ahead: number): boolean {
    const digits = ahead + (['-', '/'].includes(this.text(ahead) ?? '') ? 1 : 0);
    return isDigits(this.text(digits)) && this.isGlued(ahead) && this.isGlued(digits);
  }

  /** A number at this place, such as `12`, `ЭБ-12/2026` or `2 / 2026`; empty if there is none. */
  number(): string {
    const from = this.at;
    const parts: string[] = [];
    if (this.text() === this.prefix && isDigits(this.text(1))) {
      parts.push(this.prefix);
      this.at++;
    }
    for (let isFirst = true; parts.length < MOST_PARTS; isFirst = false) {
      const text = this.text();
      if (!isFirst && endings.has(text ?? '')) break;
      const isJoint = text === '/' || text === '-' || text === '_';
      const joins = isJoint && (this.isGlued(1) || (text === '/' && isDigits(this.text(1))));
      const follows = isFirst || this.isGlued() || (parts.at(-1) === '/' && isDigits(text));
      if (!(joins && !isFirst) && !(follows && (isDigits(text) || isWord(text)))) break;
      parts.push(text ?? '');
      this.at++;
    }
    const isNumber = parts.some(isDigits) && !this.isPartOfSum();
    if (!isNumber) this.at = from;
    return isNumber ? parts.join('') : '';
  }

  /** Whether the digits just read go on as a date or a sum: `01.12.2026`, `1500,00`, `22%`. */
  private isPartOfSum(): boolean {
    const text = this.text() ?? '';
    return text === '%' || (['.', ','].includes(text) && this.isGlued() && isDigits(this.text(1)) && this.isGlued(1));
  }

  /** The year of a date at this place, `от 1 декабря 2026 г.` or `01.12.26`; null if there is no date. */
  year(): number | null {
    const from = this.at;
    if (this.text() === 'от') this.at++;
    const isDay = isDigits(this.text());
    const isShort = isDay && this.text(1) === '.' && isDigits(this.text(2)) && this.text(3) === '.';
    const isLong = isDay && isWord(this.text(1)) && monthWord.test(this.text(1) ?? '');
    const year = isShort ? this.text(4) : isLong ? this.text(2) : undefined;
    if (!isDigits(year)) {
      this.at = from;
      return null;
    }
    this.at += isShort ? 5 : 3;
    if (/^г(?:ода)?$/.test(this.text() ?? '')) this.at++;
    if (this.text() === '.') this.at++;
    return Number((year ?? '').padStart(4, '20'));
  }

  /** Moves over what may stand between two numbers of a list. */
  skipBetween(): boolean {
    const from = this.at;
    while (between.has(this.text() ?? '') || signs.has(this.text() ?? '')) this.at++;
    return this.at > from;
  }
}

const monthWord = /^(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)/;

/**
 * The invoices named in a payment's purpose, in whatever form: `по счёту № 12 от 01.12.2026`, `сч. 2/2026`, `счёт-2`,
 * `счетов №№ 2 и 3`. `prefix` are the letters that numbers of invoices begin with.
 */
export function namedIn(purpose: string, prefix = ''): Named[] {
  const reader = new Reader(tokensOf(purpose), folded(prefix));
  const named = new Map<string, Named>();
  while (reader.text() !== undefined) {
    const speaks = reader.isInvoice();
    reader.at++;
    if (!speaks) continue;
    reader.skipToNumber();
    for (let number = reader.number(); number !== ''; number = reader.skipBetween() ? reader.number() : '') {
      const key = keyOf(number);
      const year = reader.year() ?? named.get(key)?.year ?? null;
      named.set(key, { key, year });
    }
  }
  return [...named.values()];
}
