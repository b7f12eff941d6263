import { ApiFailure, type MainableImage } from '@venue/sdk';
import {
  removeArticleImage,
  setMainArticleImage,
  uploadArticleImage,
  uploadMainArticleImage,
} from '@venue/sdk/articles';
import * as admin from '@venue/sdk/articles/admin';
import { articleLimits, articleStatus } from '@venue/sdk/articles/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { resized } from '../../core/record/images.ts';
import { addPicture, picturesOf, setMainPicture } from '../../core/record/pictures.ts';
import { picturesAt } from './articles.presenter.ts';
import { takeOutImage, takeToEdit } from './articles.service.ts';
import * as store from './articles.store.ts';

/** Keeps a picture of the actor's own article. */
async function upload(
  context: Context,
  { articleId, file, ...how }: { articleId: number; file: Blob; before?: number | undefined; main?: boolean },
) {
  // Ownership is checked before the expensive resizing, and again under the lock.
  const row = await store.articleById(context.db, articleId);
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  const { now, ports } = context;
  const upload = { resized: await resized(file), most: articleLimits.images, now, ...how };
  return transact(context, async tx => {
    await takeToEdit(tx, context, articleId);
    await store.changeArticle(tx, articleId, { updatedAt: now });
    return { message: await addPicture(tx, ports.files, picturesAt(articleId), upload) };
  });
}

/** An article of any author, locked; deleted ones are not found. */
async function takeAny(tx: Db, articleId: number): Promise<store.ArticleTableRow> {
  const row = await store.lockArticle(tx, articleId);
  if (!row || row.status === articleStatus.deleted) throw new ApiFailure('not_found');
  return row;
}

const subject = 'article';

export const articlesImagesRoutes = [
  handle(uploadArticleImage, ({ body }, context) => upload(context, body)),

  handle(uploadMainArticleImage, ({ body }, context) => upload(context, { ...body, main: true })),

  handle(setMainArticleImage, ({ body: { articleId, fileId } }, context) =>
    transact(context, async tx => {
      await takeToEdit(tx, context, articleId);
      return { message: { images: await setMainPicture(tx, picturesAt(articleId), fileId) } };
    }),
  ),

  handle(removeArticleImage, ({ body: { articleId, fileId } }, context) =>
    transact(context, async tx => {
      await takeOutImage(tx, context, await takeToEdit(tx, context, articleId), fileId);
      return { message: { success: true } };
    }),
  ),

  handle(admin.uploadArticleImage, async ({ body: { file, articleId, before } }, context) => {
    if (!(await store.articleById(context.db, articleId))) throw new ApiFailure('not_found');
    const { now, ports } = context;
    const upload = { resized: await resized(file), most: articleLimits.images, now, before };
    return transact(context, async tx => {
      await takeAny(tx, articleId);
      const message = await addPicture(tx, ports.files, picturesAt(articleId), upload);
      const after = { images: [message] };
      await writeAudit(tx, context, admin.uploadArticleImage.id, { subject, subjectId: articleId, after });
      return { message };
    });
  }),

  handle(admin.setMainArticleImage, ({ body: { articleId, fileId } }, context) =>
    transact(context, async tx => {
      await takeAny(tx, articleId);
      const main = (images: readonly MainableImage[]) => images.find(each => each.isMain) ?? null;
      const before = main(await picturesOf(tx, picturesAt(articleId)));
      const images = await setMainPicture(tx, picturesAt(articleId), fileId);
      await writeAudit(tx, context, admin.setMainArticleImage.id, {
        subject,
        subjectId: articleId,
        ...changed({ mainImage: before }, { mainImage: main(images) }),
      });
      return { message: { images } };
    }),
  ),

  handle(admin.removeArticleImage, ({ body: { articleId, fileId } }, context) =>
    transact(context, async tx => {
      const row = await takeAny(tx, articleId);
      const gone = (await picturesOf(tx, picturesAt(articleId))).filter(each => each.fileId === fileId);
      await takeOutImage(tx, context, row, fileId);
      await writeAudit(tx, context, admin.removeArticleImage.id, {
        subject,
        subjectId: articleId,
        before: { images: gone },
      });
      return { message: { success: true } };
    }),
  ),
];
