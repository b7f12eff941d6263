/** The fields of a document; their names in lower case. */
export type Fields = ReadonlyMap<string, string>;

export interface StatementDocument {
  /** The line it begins at, from 1. */
  readonly line: number;
  readonly fields: Fields;
  /** Whether its end was found before the next document or the end of the file. */
  readonly isWhole: boolean;
}

const numbered = (name: string, most: number) => [name, ...Array.from({ length: most }, (_, at) => `${name}${at + 1}`)];

/** The fields of text: what follows one of them without a name of its own belongs to it. */
const texts = [
  ...numbered('Плательщик', 4),
  ...numbered('Получатель', 4),
  ...numbered('ПлательщикБанк', 2),
  ...numbered('ПолучательБанк', 2),
  ...numbered('НазначениеПлатежа', 6),
  ...numbered('УсловиеОплаты', 3),
  'КвитанцияСодержание',
  'ПлатежПоПредст',
  'ДополнУсловия',
];

/** The other fields that the format, or the banks that extend it, give to a document. */
const others = [
  ...['Номер', 'Дата', 'Сумма', 'КвитанцияДата', 'КвитанцияВремя', 'ДатаСписано', 'ДатаПоступило'],
  ...['ПлательщикСчет', 'ПлательщикИНН', 'ПлательщикКПП', 'ПлательщикРасчСчет', 'ПлательщикБИК', 'ПлательщикКорсчет'],
  ...['ПолучательСчет', 'ПолучательИНН', 'ПолучательКПП', 'ПолучательРасчСчет', 'ПолучательБИК', 'ПолучательКорсчет'],
  ...['ВидПлатежа', 'ВидОплаты', 'Код', 'КодНазПлатежа', 'СтатусСоставителя', 'ПоказательКБК', 'ОКАТО', 'ОКТМО', 'УИН'],
  ...['ПоказательОснования', 'ПоказательПериода', 'ПоказательНомера', 'ПоказательДаты', 'ПоказательТипа'],
  ...['СрокПлатежа', 'Очередность', 'СрокАкцепта', 'ВидАккредитива', 'НомерСчетаПоставщика', 'ДатаОтсылкиДок'],
  ...['СуммаСписано', 'СуммаПоступило', 'КодВалюты'],
].map(name => name.toLowerCase());

const textNames = new Set(texts.map(name => name.toLowerCase()));
const keys = new Set([...textNames, ...others]);

/** A text longer than this is cut where it is kept anyway. */
const MOST_LETTERS = 2000;

/** Builds the fields of a document line by line. */
class Builder {
  private readonly fields = new Map<string, string>();
  private current = '';
  private readonly line: number;
  constructor(line: number) {
    this.line = line;
  }

  /**
   * Takes a line. One without the name of a field, or with one that the document already has, continues the text before
   * it: banks break purposes and names into lines.
   */
  take(text: string): void {
    const [key, value] = split(text);
    const name = key.toLowerCase();
    if (keys.has(name) && !this.fields.get(name)) {
      this.fields.set(name, value);
      this.current = name;
    } else if (textNames.has(this.current)) {
      const before = this.fields.get(this.current) ?? '';
      if (before.length < MOST_LETTERS) this.fields.set(this.current, `${before} ${text}`.trim());
    }
  }

  built(isWhole: boolean): StatementDocument {
    return { line: this.line, fields: this.fields, isWhole };
  }
}

/** The accounts that a file is a statement of, its documents, and whether it has its end. */
export function documentsIn(lines: readonly string[]) {
  const accounts = new Set<string>();
  const documents: StatementDocument[] = [];
  let open: Builder | null = null;
  let isWhole = false;
  const close = (isDocumentWhole: boolean) => {
    if (open) documents.push(open.built(isDocumentWhole));
    open = null;
  };
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim();
    const [key, value] = split(text);
    const name = key.toLowerCase();
    if (text === '') continue;
    if (name === 'конецфайла') {
      isWhole = true;
      close(false);
    } else if (name === 'секциядокумент') {
      close(false);
      open = new Builder(index + 1);
    } else if (name === 'конецдокумента') close(true);
    else if (open) (open as Builder).take(text);
    else if (name === 'расчсчет') accounts.add(value.replaceAll(/\s/g, ''));
  }
  return { accounts: [...accounts].filter(Boolean), documents, isWhole };
}

function split(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
