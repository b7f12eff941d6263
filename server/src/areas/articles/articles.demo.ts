import { type ApprovedArticle, articleStatus } from '@venue/sdk/articles/model';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { objectHistory } from '../../core/record/history.table.ts';
import { keepApproved } from '../../core/record/history.ts';
import { pictureUrls } from '../../core/record/images.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { picturesOf } from '../../core/record/pictures.ts';
import { type DemoPicture, roomPictures } from '../../demo/pictures.ts';
import { openApplication } from '../applications/applications.service.ts';
import { type ArticleData, articleData } from './articles.demo.data.ts';
import { fieldsOf, kindOf, picturesAt } from './articles.presenter.ts';
import { stepWords } from './articles.rules.ts';
import type { ArticleTableRow } from './articles.store.ts';
import { article } from './articles.table.ts';

const HOUR = 3_600_000;
const { draft, onVerification, published } = articleStatus;
const pens = ['Дарья Лаптева', 'Артём Шевелёв', 'Ольга Чернавина', 'Никита Бажин'];
const authors = ['Лаптева Д. С.', 'Шевелёв А. И.', 'Чернавина О. Д.', 'Бажин Н. А.'];
const OFFICE = 'Кузнецова И. В.';

// Each article has its own copies of the room pictures, because an article's picture may be deleted.
const fileOf = (index: number, place: number) => `demo-article-${index}-${place}`;

const picturesOfArticles: readonly DemoPicture[] = articleData.flatMap(({ pictures }, index) =>
  pictures.map((room, place) => ({ source: `rooms/${room}`, name: fileOf(index, place) })),
);

/** Articles and news of the venue and of its first customers, with their histories. */
async function seedArticles(tx: Db, { now, customerIds, staffId }: DemoScene): Promise<void> {
  for (const [index, each] of articleData.entries()) {
    const touched = new Date(now.getTime() - each.ago * HOUR);
    const created = new Date(touched.getTime() - 50 * HOUR);
    const sent = each.by === null || each.status === draft ? null : new Date(touched.getTime() - 2 * HOUR);
    const [, second] = each.pictures;
    const row = inserted(
      await tx
        .insert(article)
        .values({
          userId: each.by === null ? staffId : (customerIds[each.by] ?? staffId),
          kind: each.kind,
          status: each.status,
          title: each.title,
          lead: each.lead,
          text: each.text.replace(
            '{1}',
            second ? `<p><img src="${pictureUrls(fileOf(index, 1)).url}" alt="${roomPictures[second].alt}" /></p>` : '',
          ),
          author: each.by === null ? 'Редакция площадки' : (pens[each.by] ?? ''),
          sourceUrl: each.source ?? '',
          rejectionReason: each.status === articleStatus.deleted ? null : (each.reason ?? null),
          deletedFrom: each.status === articleStatus.deleted ? articleStatus.draft : null,
          createdAt: created,
          updatedAt: touched,
          publishedAt: each.status === published ? touched : null,
          sentAt: sent,
        })
        .returning(),
    );
    if (each.pictures.length > 0)
      await tx.insert(picture).values(
        each.pictures.map((room, place) => ({
          owner: 'article' as const,
          ownerId: row.id,
          file: fileOf(index, place),
          alt: roomPictures[room].alt,
          isMain: place === 0,
          position: place + 1,
          createdAt: created,
        })),
      );
    await writeHistory(tx, each, row, { created, sent, touched }, staffId);
    if (each.status === published)
      await approve(
        tx,
        row,
        each.pictures.map((_, place) => fileOf(index, place)),
      );
    const kind = kindOf(row);
    if (each.status === onVerification)
      await openApplication(tx, sent ?? now, { kind, objectId: row.id, title: row.title, userId: row.userId });
  }
}

/** Stores a published article as its own approved version. */
async function approve(tx: Db, row: ArticleTableRow, files: readonly string[]): Promise<void> {
  const [main] = await picturesOf(tx, picturesAt(row.id));
  const approved: ApprovedArticle = {
    ...fieldsOf(row),
    mainImage: main ?? null,
    cssStyle: '',
    approvedAt: row.updatedAt.toISOString(),
    approvedBy: OFFICE,
  };
  await keepApproved(tx, row.updatedAt, kindOf(row), row.id, { ...approved, files });
}

const decisions = {
  [draft]: null,
  [onVerification]: null,
  [published]: 'confirm',
  [articleStatus.rejected]: 'reject',
  [articleStatus.rework]: 'rework',
  [articleStatus.deleted]: 'delete',
} as const;

interface Moments {
  readonly created: Date;
  readonly sent: Date | null;
  readonly touched: Date;
}

async function writeHistory(
  tx: Db,
  { by, status, reason = '' }: ArticleData,
  row: ArticleTableRow,
  { created, sent, touched }: Moments,
  staffId: number,
): Promise<void> {
  const kind = kindOf(row);
  const common = { kind, objectId: row.id, ownerId: row.userId, title: row.title } as const;
  const own = { ...common, byId: row.userId, who: by === null ? OFFICE : (authors[by] ?? '') };
  const office = { ...common, byId: staffId, who: OFFICE, comment: reason, at: touched, status };
  const decision = by === null ? 'publish' : decisions[status];
  await tx
    .insert(objectHistory)
    .values([
      { ...own, status: draft, what: stepWords.create, at: created },
      ...(sent ? [{ ...own, status: onVerification, what: stepWords.send, at: sent }] : []),
      ...(decision ? [{ ...office, what: stepWords[decision] }] : []),
    ]);
}

export const articlesDemo: DemoData = { pictures: picturesOfArticles, seed: seedArticles };
