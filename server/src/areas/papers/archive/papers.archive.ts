import { PassThrough } from 'node:stream';
import { ApiFailure } from '@venue/sdk';
import { isUpd } from '@venue/sdk/papers/model';
import { ZipFile } from 'yazl';
import type { Context } from '../../../core/context.ts';
import { fileNameOf } from '../../../core/files/fileName.ts';
import type { FileAnswer } from '../../../core/http/handle.ts';
import { issuedInvoice } from '../papers.issued.service.ts';
import { actFile } from '../papers.rules.ts';
import { issuedPdf, issuedXml } from '../papers.store.ts';
import { closedBetween, type ListedPaper } from './papers.archive.store.ts';

/** The most documents in one archive: about a month of a busy venue. */
const MOST = 2000;

/** A zip archive of the closed documents of a period. */
export async function archiveOf(context: Context, from: string, to: string): Promise<FileAnswer> {
  const papers = await closedBetween(context.db, { from, to, most: MOST + 1 });
  if (papers.length === 0) throw refused('За\u00a0эти дни закрытых документов нет');
  if (papers.length > MOST)
    throw refused(`За\u00a0эти дни больше ${MOST}\u00a0документов: скачайте их\u00a0по\u00a0частям`);
  const data = zipOf(
    context.now,
    papers.flatMap(paper => filesOf(context, paper)),
  );
  return { data, type: 'application/zip', name: `Документы ${from}—${to}.zip` };
}

/** A zip archive as a stream. Each file is read only when the archive reaches it. */
export function zipOf(now: Date, files: readonly ArchivedFile[]): PassThrough {
  const zip = new ZipFile();
  // An unhandled stream error would end the process, and it may occur before anybody reads the archive.
  const out = new PassThrough().on('error', () => undefined);
  const broken = (cause: unknown) => {
    out.destroy(cause instanceof Error ? cause : new Error('the archive broke'));
  };
  zip.on('error', broken);
  for (const { name, read } of files)
    zip.addReadStreamLazy(name, { mtime: now }, done => {
      // The archive does not handle errors of this stream.
      const stream = new PassThrough().on('error', broken);
      read().then(
        data => stream.end(data),
        error => stream.destroy(error),
      );
      done(null, stream);
    });
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

const refused = (text: string) => new ApiFailure('invalid_input', { fields: { to: text } });

interface ArchivedFile {
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

function filesOf(context: Context, paper: ListedPaper): ArchivedFile[] {
  const { db } = context;
  const { id, date, customerName } = paper;
  const file = (folder: string, name: string) =>
    `${folder}/${fileNameOf(`${date} ${customerName.slice(0, 100)}, ${name}`)}`;
  if (paper.kind === 'invoice')
    return [
      {
        name: file('Счета', `Счёт № ${paper.number}, запись ${id}.pdf`),
        read: async () => there(await issuedInvoice(db, context, id)),
      },
    ];
  const folder = isUpd(paper.form) ? 'УПД' : 'Акты';
  const pdf = {
    name: file(folder, actFile(paper).replace('.pdf', `, запись ${id}.pdf`)),
    read: async () => there(await issuedPdf(db, 'act', id)),
  };
  if (paper.xmlName === null) return [pdf];
  return [pdf, { name: `${folder}/${paper.xmlName}`, read: async () => there(await issuedXml(db, id)).data }];
}

function there<T>(value: T | null): T {
  if (value === null) throw new Error('a closed paper has its file');
  return value;
}
