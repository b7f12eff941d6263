import { ApiFailure } from '@venue/sdk';
import { articleStatusChanged } from '@venue/sdk/articles';
import {
  type ApprovedArticle,
  type ArticleFields,
  type ArticleStatus,
  articleEditable,
  articleGaps,
  articleStatus,
} from '@venue/sdk/articles/model';
import * as z from 'zod/mini';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import type { LiveMessage } from '../../core/liveMessage.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { keepApproved, lastApproved, noteStep } from '../../core/record/history.ts';
import { dropLost, pictureFiles, picturesOf, removePicture } from '../../core/record/pictures.ts';
import { mustExist } from '../../core/record/records.ts';
import { tellOwner } from '../accounts/notices.service.ts';
import { closeApplication, openApplication } from '../applications/applications.service.ts';
import { fieldsOf, kindOf, picturesAt } from './articles.presenter.ts';
import { articleFields, decisionTo, reasonOf, stepWords } from './articles.rules.ts';
import * as store from './articles.store.ts';

type Row = store.ArticleTableRow;

/** Writes a step of an article's life into its history. */
export const note = (tx: Db, context: Context, row: Row, step: keyof typeof stepWords, comment = '') =>
  noteStep(tx, context, {
    kind: kindOf(row),
    objectId: row.id,
    ownerId: row.userId,
    title: row.title,
    status: row.status,
    what: stepWords[step],
    comment,
  });

/** An article of the actor's own, locked. Throws `not_found` for anybody else's and for a deleted one. */
export async function takeOwn(tx: Db, context: Context, articleId: number): Promise<Row> {
  const row = await store.lockArticle(tx, articleId);
  // guard: articles.images.test.ts
  if (row?.userId !== actorOf(context).userId || row.status === articleStatus.deleted)
    throw new ApiFailure('not_found');
  return row;
}

/** The same, to change it. Throws `not_editable` too. */
export async function takeToEdit(tx: Db, context: Context, articleId: number): Promise<Row> {
  const row = await takeOwn(tx, context, articleId);
  if (!articleEditable.includes(row.status)) throw new ApiFailure('not_editable');
  return row;
}

/** Throws `invalid_input` with an error for each field that the article still lacks. */
export function mustBeWhole(row: Row): void {
  const fields = articleGaps(fieldsOf(row));
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
}

/** The fields of an article as column values. The text may show only the article's own pictures. */
export async function valuesOf(tx: Db, articleId: number | null, body: ArticleFields) {
  const pictures = articleId === null ? [] : await picturesOf(tx, picturesAt(articleId));
  return articleFields.valuesOf({ ...body, articleText: cleanHtml(body.articleText, pictures) });
}

const Kept = z.object({ files: z.array(z.string()) });

/** Files of the pictures an article had when it was last approved. */
async function approvedFiles(tx: Db, row: Row): Promise<readonly string[]> {
  const approved = z.safeParse(Kept, await lastApproved(tx, kindOf(row), row.id));
  return approved.success ? approved.data.files : [];
}

/** Removes a picture, and with it its place in the text. Its files stay while the approved version shows it. */
export async function takeOutImage(tx: Db, context: Context, row: Row, fileId: number): Promise<void> {
  await removePicture(tx, context.ports.files, picturesAt(row.id), fileId, await approvedFiles(tx, row));
  const text = cleanHtml(row.text, await picturesOf(tx, picturesAt(row.id)));
  await store.changeArticle(tx, row.id, { text, updatedAt: context.now });
}

/**
 * Repairs the text of a locked article after the pictures of a version were restored. If the words are those of the
 * version, the version's text with its pictures is used. From any other text, pictures that no longer exist are
 * removed.
 */
export async function showAgain(tx: Db, articleId: number, { articleText }: Readonly<Record<string, unknown>>) {
  const row = mustExist(await store.lockArticle(tx, articleId));
  const former = String(articleText);
  const isSame = cleanHtml(row.text, []) === cleanHtml(former, []);
  const text = cleanHtml(isSame ? former : row.text, await picturesOf(tx, picturesAt(articleId)));
  await store.changeArticle(tx, articleId, { text });
}

/**
 * Stores a published article as its approved version, for later comparison. Files that only the former version needed
 * are removed.
 */
export async function keepPublished(tx: Db, context: Context, row: Row): Promise<void> {
  const images = await picturesOf(tx, picturesAt(row.id));
  const files = await pictureFiles(tx, picturesAt(row.id));
  const former = await approvedFiles(tx, row);
  const approved: ApprovedArticle = {
    ...fieldsOf(row),
    mainImage: images.find(each => each.isMain) ?? null,
    cssStyle: row.css,
    approvedAt: context.now.toISOString(),
    approvedBy: actorOf(context).name,
  };
  await keepApproved(tx, context.now, kindOf(row), row.id, { ...approved, files });
  await dropLost(tx, context.ports.files, picturesAt(row.id), former, files);
}

interface ArticleDecision {
  readonly status: ArticleStatus;
  readonly reason?: string | undefined;
}

/**
 * Applies a staff decision about a locked article: status, history, snapshot, queue and messages. Returns the changed
 * article. Throws `move_not_allowed`, and `invalid_input` if fields are missing for publication.
 */
export async function decideArticle(
  tx: Db,
  context: Context,
  before: Row,
  { status, reason = '' }: ArticleDecision,
): Promise<Row> {
  const { now } = context;
  const action = decisionTo(before, status);
  const published = status === articleStatus.published;
  if (published) mustBeWhole(before);
  const after = await store.changeArticle(tx, before.id, {
    status,
    ...(action === 'delete'
      ? { deletedFrom: before.status }
      : { rejectionReason: action === 'reject' || action === 'rework' ? reason : null }),
    updatedAt: now,
    // An article published again after a correction keeps its place in the list.
    ...(published ? { publishedAt: before.publishedAt ?? now } : {}),
  });
  await note(tx, context, after, action, reason);
  const { userId: ownerId, title } = after;
  const event = `${kindOf(after)}.${action}` as const;
  await tellOwner(tx, context, { event, ownerId, title, what: stepWords[action], comment: reason });
  if (published) await keepPublished(tx, context, after);
  await closeApplication(tx, now, { kind: kindOf(after), objectId: after.id, by: actorOf(context).userId });
  publish(tx, now, [statusMessage(after)]);
  return after;
}

/**
 * Restores the former status of a deleted article, which the caller has locked. If it was waiting for a decision, a new
 * application is opened. Returns the changed article. Throws `move_not_allowed` if it is not deleted.
 */
export async function restoreDeleted(tx: Db, context: Context, before: Row): Promise<Row> {
  if (before.deletedFrom === null) throw new ApiFailure('move_not_allowed');
  const { now } = context;
  const after = await store.changeArticle(tx, before.id, {
    status: before.deletedFrom,
    deletedFrom: null,
    updatedAt: now,
  });
  await note(tx, context, after, 'restore');
  if (after.status === articleStatus.onVerification) await askForDecision(tx, now, after);
  const { userId: ownerId, title } = after;
  const event = `${kindOf(after)}.restore` as const;
  await tellOwner(tx, context, { event, ownerId, title, what: stepWords.restore, comment: '' });
  publish(tx, now, [statusMessage(after)]);
  return after;
}

/** Opens an application for a decision about an article. */
export async function askForDecision(tx: Db, now: Date, row: Row): Promise<void> {
  const kind = kindOf(row);
  const { id: objectId, title, userId } = row;
  const isAmendment = (await lastApproved(tx, kind, objectId)) !== undefined;
  await openApplication(tx, now, { kind, objectId, title, userId, isAmendment });
}

/** The live message to the author about the article's status. */
const statusMessage = (row: Row): LiveMessage =>
  toTopic(articleStatusChanged, `info/${row.userId}`, {
    articleId: row.id,
    articleKind: row.kind,
    articleTitle: row.title,
    statusValue: row.status,
    rejectionReason: reasonOf(row),
  });
