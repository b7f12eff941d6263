import { ApiFailure } from '@venue/sdk';
import {
  createAuthor,
  findAuthors,
  getAuthor,
  listAuthors,
  removeAuthor,
  removeAuthorAvatar,
  saveAuthor,
  uploadAuthorAvatar,
  uploadAuthorTextImage,
} from '@venue/sdk/authors/admin';
import { authorRecord } from '@venue/sdk/authors/kind';
import type { Author, AuthorFields } from '@venue/sdk/authors/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { cleanHtml } from '../../core/files/richText.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { onePicture } from '../../core/record/onePicture.ts';
import { picturesOf, removeWithRecord } from '../../core/record/pictures.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { textPictures } from '../../core/record/textPictures.ts';
import { auditedOf, presentAuthor, presentBriefs, presentRows } from './authors.presenter.ts';
import * as store from './authors.store.ts';

const subject = authorRecord.name;
const { byId: read, lock, touch } = store.authorStore;
/** How many authors are offered to choose from. */
const OFFERED = 20;

const picture = onePicture({
  subject,
  field: 'authorAvatar',
  read,
  lock,
  touch,
});
const inText = textPictures({ subject, read, lock, textOf: row => row.description });

export const authorsAdminRoutes = [
  handle(listAuthors, async ({ query }, context) => {
    const { rows, ...message } = await store.authorStore.page(context.db, query);
    return { message, items: await presentRows(context.db, rows, mayManage(context, authorRecord)) };
  }),

  handle(getAuthor, async ({ authorId }, context) => ({ message: await presentById(context.db, context, authorId) })),

  handle(findAuthors, async ({ body: { authorName } }, { db }) => ({
    message: { authors: await presentBriefs(db, await store.authorsNamed(db, authorName, OFFERED)) },
  })),

  handle(createAuthor, ({ body }, context) => {
    return ofCategoriesThereAre(
      transact(context, async tx => {
        const { id } = await store.authorStore.add(tx, context.now, await valuesFor(tx, null, body));
        await store.setCategories(tx, id, body.categoryIds);
        const message = await presentById(tx, context, id);
        await writeAudit(tx, context, createAuthor.id, { subject, subjectId: id, after: auditedOf(message) });
        return { id, message };
      }),
    );
  }),

  handle(saveAuthor, ({ body: { authorId, version, ...fields } }, context) =>
    ofCategoriesThereAre(
      transact(context, async tx => {
        const row = mustExist(await lock(tx, authorId));
        const before = await presentById(tx, context, authorId);
        await mustBeCurrent(tx, context, subject, row, version, async () => before);
        await store.authorStore.save(tx, row, context.now, await valuesFor(tx, authorId, fields));
        await store.setCategories(tx, authorId, fields.categoryIds);
        const message = await presentById(tx, context, authorId);
        const differs = changed(auditedOf(before), auditedOf(message));
        await writeAudit(tx, context, saveAuthor.id, { subject, subjectId: authorId, ...differs });
        return { message };
      }),
    ),
  ),

  handle(removeAuthor, async ({ authorId }, context) => {
    try {
      return await transact(context, async tx => {
        mustExist(await lock(tx, authorId));
        const before = auditedOf(await presentById(tx, context, authorId));
        await removeWithRecord(tx, context.ports.files, { owner: subject, id: authorId });
        await inText.remove(tx, context.ports.files, authorId);
        await store.authorStore.drop(tx, authorId);
        await writeAudit(tx, context, removeAuthor.id, { subject, subjectId: authorId, before });
        return { message: { success: true } };
      });
    } catch (error) {
      // The foreign key decides instead of a check beforehand, because a story may be added meanwhile.
      throw brokenConstraint(error) === 'story_author_id_author_id_fk' ? new ApiFailure('in_use') : error;
    }
  }),

  handle(uploadAuthorAvatar, ({ body: { file, authorId } }, context) =>
    picture.put(context, uploadAuthorAvatar, authorId, file),
  ),

  handle(removeAuthorAvatar, async ({ query: { authorId } }, context) => {
    const [avatar] = await picturesOf(context.db, { owner: subject, id: authorId });
    return picture.remove(context, removeAuthorAvatar, authorId, mustExist(avatar).fileId);
  }),

  handle(uploadAuthorTextImage, ({ body: { file, authorId } }, context) =>
    inText.put(context, uploadAuthorTextImage, authorId, file),
  ),
];

async function presentById(db: Db, context: Context, authorId: number): Promise<Author> {
  return presentAuthor(db, mustExist(await read(db, authorId)), mayManage(context, authorRecord));
}

/** The sent fields as column values. The text may show only the author's own pictures. */
const valuesFor = async (tx: Db, authorId: number | null, fields: AuthorFields) =>
  store.authorFields.valuesOf({
    ...fields,
    authorDescription: cleanHtml(fields.authorDescription, authorId === null ? [] : await inText.of(tx, authorId)),
  });

async function ofCategoriesThereAre<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (brokenConstraint(error) !== 'author_category_category_id_story_category_id_fk') throw error;
    throw new ApiFailure('invalid_input', { fields: { categoryIds: 'Такой категории нет, выберите другую' } });
  }
}
