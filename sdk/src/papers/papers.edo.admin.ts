import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Id, message } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { upload, uploadFails } from '../core/schema/uploads.ts';
import { Act } from './papers.acts.ts';
import { edoLimits, TakenAnswer } from './papers.edo.ts';
import { read, write } from './papers.shared.ts';

const { files, megabytes, nameLength, archive } = edoLimits;

/**
 * The tax service's files of some closed УПД in one ZIP, to send through the operator of electronic documents. Those
 * not sent yet are marked as sent. Acts that are open or in another form are left out; if nothing is left, it is
 * `document_without_xml`.
 */
export const downloadUpdForEdo = call({
  ...write,
  id: 'admin.act.edoArchive',
  summary: 'Download УПД for the operator of electronic documents',
  path: '/admin/act/edo/archive',
  body: z.object({
    actIds: z.array(Id).check(z.minLength(1), z.maxLength(archive, `За\u00a0раз не\u00a0больше ${archive} УПД`)),
  }),
  reply: file('application/zip'),
  fails: ['document_without_xml'],
  repeat: 'safe',
  ours: true,
});

/**
 * Reads what customers answered to УПД: their parts of the document (ON_NSCHFDOPPOK, format 5.03) as XML, with
 * signature files beside them, or ZIP archives of both. Each answer is stored with its УПД, found by the identifier of
 * the seller's file, or listed with the reason why not. The same file counts once.
 */
export const uploadUpdAnswers = call({
  ...write,
  id: 'admin.act.edoAnswers',
  summary: 'Upload what customers answered to УПД',
  path: '/admin/act/edo/answers',
  body: z.object({
    fileAnswers: z
      .array(upload({ megabytes, nameLength, types: [] }))
      .check(z.minLength(1, 'Выберите файлы'), z.maxLength(files, `За\u00a0раз не\u00a0больше ${files} файлов`)),
  }),
  upload: ['fileAnswers'],
  reply: message(z.object({ results: z.array(TakenAnswer) })),
  fails: ['requisites_missing', ...uploadFails],
  repeat: 'safe',
  ours: true,
});

/** A file of a customer's answer, as it came. */
export const getAnswerFile = call({
  ...read,
  id: 'admin.act.edoAnswerFile',
  summary: 'Download a file of an answer to a УПД',
  path: '/admin/act/edo/file',
  body: z.object({ answerFileId: Id }),
  reply: file('application/octet-stream'),
  fails: ['not_found'],
  ours: true,
});

/** Takes a УПД that the customer refused, or signed with differences, off the list of what waits for staff. */
export const settleUpdAnswer = call({
  ...write,
  id: 'admin.act.edoSettle',
  summary: 'Mark a refusal or differences as dealt with',
  path: '/admin/act/edo/settle',
  body: z.object({ actId: Id }),
  reply: message(Act),
  fails: ['not_found', 'move_not_allowed'],
  repeat: 'safe',
  ours: true,
});
