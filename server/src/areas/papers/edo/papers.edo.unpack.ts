import { MEGABYTE } from '@venue/sdk';
import { edoLimits } from '@venue/sdk/papers/model';
import { BadArchive, openArchive, type UnfitFile } from '../../../core/files/archive.ts';

/** A file as it came: from an upload, from an archive in it, or from the exchange folder. */
export interface IncomingFile {
  readonly name: string;
  readonly data: Buffer;
}

/** A file that cannot be read, and why. */
export interface UnreadFile {
  readonly name: string;
  readonly why: string;
}

/** A file that may be an answer, with the signatures that lie beside it. */
export interface AnswerCandidate extends IncomingFile {
  readonly signatures: readonly IncomingFile[];
}

/** What all archives of an upload may have together, and each file of them. */
const most = {
  entries: 2000,
  bytes: 64 * MEGABYTE,
  fileBytes: edoLimits.megabytes * MEGABYTE,
  ratio: 50,
  smallBytes: MEGABYTE,
} as const;

const unfitTexts: Readonly<Record<UnfitFile, string>> = {
  name: 'имя файла ведёт за\u00a0пределы архива или содержит недопустимые знаки',
  link: 'это ссылка, а\u00a0не\u00a0файл',
  locked: 'файл защищён паролем',
  size: 'файл слишком большой',
  ratio: 'файл сжат подозрительно сильно',
  broken: 'файл повреждён',
};

const SIGNATURE = /(\.\d+)?\.(sig|sgn|p7s|p7m)$/i;
export const isSignatureName = (name: string): boolean => SIGNATURE.test(name);

const isZip = (data: Buffer): boolean => data.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) || isEmptyZip(data);
const isEmptyZip = (data: Buffer): boolean => data.subarray(0, 4).equals(Buffer.from('PK\u0005\u0006'));
/** XML begins with a bracket, after a mark or blanks. */
const isXml = (data: Buffer): boolean => /^(?:\u00ef\u00bb\u00bf)?\s*</.test(data.subarray(0, 100).toString('latin1'));
/** A signature is DER, or that in base64 with or without armour. */
const isSignature = (data: Buffer): boolean =>
  data[0] === 0x30 || /^(-----BEGIN|MI)/.test(data.toString('latin1', 0, 10));

/** The files of uploads and of the archives among them, and those that cannot be read. */
export async function unpack(incoming: readonly IncomingFile[]) {
  const files: IncomingFile[] = [];
  const unread: UnreadFile[] = [];
  const left = { entries: most.entries, bytes: most.bytes };
  for (const file of incoming) {
    if (isZip(file.data)) await unpackArchive(file, left, files, unread);
    else files.push(file);
  }
  return { files, unread };
}

async function unpackArchive(
  { name, data }: IncomingFile,
  left: { entries: number; bytes: number },
  files: IncomingFile[],
  unread: UnreadFile[],
) {
  try {
    const archive = await openArchive(data, { ...most, ...left });
    try {
      for (const entry of archive.files) {
        const content = await entry.read();
        left.entries--;
        left.bytes -= content.length;
        const shown = `${name} → ${entry.name}`;
        if (typeof content === 'string') unread.push({ name: shown, why: unfitTexts[content] });
        else if (isZip(content)) unread.push({ name: shown, why: 'архив внутри архива не\u00a0читаем' });
        else files.push({ name: shown, data: content });
      }
    } finally {
      archive.close();
    }
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error;
    unread.push({ name, why: 'архив повреждён, или в\u00a0архивах слишком много файлов' });
  }
}

/** `X.xml`, `X.xml.sig` and `X.p7s` belong together. */
export const stemOf = (name: string): string =>
  name
    .replace(SIGNATURE, '')
    .replace(/\.xml$/i, '')
    .toLowerCase();

/** Splits files into possible answers with their signatures, and those that are neither. */
export function splitAnswers(files: readonly IncomingFile[]) {
  const unread: UnreadFile[] = [];
  const xml = files.filter(({ data }) => isXml(data));
  const answers = Map.groupBy(xml, ({ name }) => stemOf(name));
  const signatures = files.filter(file => {
    if (isXml(file.data)) return false;
    const why = !isSignatureName(file.name)
      ? 'это не\u00a0XML, не\u00a0подпись и\u00a0не\u00a0архив'
      : !isSignature(file.data)
        ? 'это не\u00a0похоже на\u00a0файл подписи'
        : signedBeside(answers.get(stemOf(file.name)));
    if (why) unread.push({ name: file.name, why });
    return why === undefined;
  });
  const ofAnswers = Map.groupBy(signatures, ({ name }) => stemOf(name));
  const candidates = xml.map(
    (file): AnswerCandidate => ({ ...file, signatures: ofAnswers.get(stemOf(file.name)) ?? [] }),
  );
  return { candidates, unread };
}

/** Why a signature belongs to none of the answers of its name; undefined if it belongs to the only one. */
const signedBeside = (answers: readonly IncomingFile[] = []): string | undefined =>
  answers.length === 0
    ? 'рядом нет ответа с\u00a0таким именем'
    : answers.length > 1
      ? 'рядом несколько ответов с\u00a0таким именем'
      : undefined;
