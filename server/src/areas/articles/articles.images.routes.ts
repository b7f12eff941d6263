import { ApiFailure, type MainableImage } from '@venue/sdk';
import {
  removeArticleImage,
  setMainArticleImage,
  uploadArticleImage,
  uploadMainArticleImage,
} from '@venue/sdk/articles';
import * as admin from '@venue/sdk/articles/admin';
import { articleLimits, articleStatus } from '@venue/sdk/articles/model';
import { actorOf, type Scope } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, record } from '../../core/record/audit.ts';
import { dropPicture } from '../../core/record/images.ts';
import { addPicture, picturesOf, setMainPicture, withPicture } from '../../core/record/pictures.ts';
import { picturesAt } from './articles.presenter.ts';
import { takeOutImage, takeToEdit } from './articles.service.ts';
import * as store from './articles.store.ts';

/** Keeps a picture of the actor's own article. */
async function upload(scope: Scope, articleId: number, file: Blob, main: boolean) {
  // Asked before the picture is worked on: that costs most of the call. Asked again under the lock.
  const row = await store.articleById(scope.db, articleId);
  if (row?.userId !== actorOf(scope).userId) throw new ApiFailure('not_found');
  const picture = await withPicture(scope.ports.files, file, kept =>
    transact(scope, async tx => {
      await takeToEdit(tx, scope, articleId);
      await store.changeArticle(tx, articleId, { updatedAt: scope.now });
      return addPicture(tx, picturesAt(articleId), { file: kept, most: articleLimits.images, now: scope.now, main });
    }),
  );
  return { message: picture };
}

/** An article of anybody's but for deleted ones, locked. */
async function takeAny(tx: Db, articleId: number): Promise<store.ArticleTableRow> {
  const row = await store.lockArticle(tx, articleId);
  if (!row || row.status === articleStatus.deleted) throw new ApiFailure('not_found');
  return row;
}

const subject = 'article';

export const articlesImagesRoutes = [
  handle(uploadArticleImage, ({ body: { file, articleId } }, scope) => upload(scope, articleId, file, false)),

  handle(uploadMainArticleImage, ({ body: { file, articleId } }, scope) => upload(scope, articleId, file, true)),

  handle(setMainArticleImage, ({ body: { articleId, fileId } }, scope) =>
    transact(scope, async tx => {
      await takeToEdit(tx, scope, articleId);
      return { message: { images: await setMainPicture(tx, picturesAt(articleId), fileId) } };
    }),
  ),

  handle(removeArticleImage, async ({ body: { articleId, fileId } }, scope) => {
    const file = await transact(scope, async tx =>
      takeOutImage(tx, scope, await takeToEdit(tx, scope, articleId), fileId),
    );
    if (file !== null) await dropPicture(scope.ports.files, file);
    return { message: { success: true } };
  }),

  handle(admin.uploadArticleImage, async ({ body: { file, articleId } }, scope) => {
    if (!(await store.articleById(scope.db, articleId))) throw new ApiFailure('not_found');
    const picture = await withPicture(scope.ports.files, file, kept =>
      transact(scope, async tx => {
        await takeAny(tx, articleId);
        const { now } = scope;
        const added = await addPicture(tx, picturesAt(articleId), { file: kept, most: articleLimits.images, now });
        await record(tx, scope, admin.uploadArticleImage.id, {
          subject,
          subjectId: articleId,
          after: { images: [added] },
        });
        return added;
      }),
    );
    return { message: picture };
  }),

  handle(admin.setMainArticleImage, ({ body: { articleId, fileId } }, scope) =>
    transact(scope, async tx => {
      await takeAny(tx, articleId);
      const main = (images: readonly MainableImage[]) => images.find(each => each.isMain) ?? null;
      const before = main(await picturesOf(tx, picturesAt(articleId)));
      const images = await setMainPicture(tx, picturesAt(articleId), fileId);
      await record(tx, scope, admin.setMainArticleImage.id, {
        subject,
        subjectId: articleId,
        ...changed({ mainImage: before }, { mainImage: main(images) }),
      });
      return { message: { images } };
    }),
  ),

  handle(admin.removeArticleImage, async ({ body: { articleId, fileId } }, scope) => {
    const file = await transact(scope, async tx => {
      const row = await takeAny(tx, articleId);
      const gone = (await picturesOf(tx, picturesAt(articleId))).filter(each => each.fileId === fileId);
      const removed = await takeOutImage(tx, scope, row, fileId);
      await record(tx, scope, admin.removeArticleImage.id, {
        subject,
        subjectId: articleId,
        before: { images: gone },
      });
      return removed;
    });
    if (file !== null) await dropPicture(scope.ports.files, file);
    return { message: { success: true } };
  }),
];
