import { articleStatus } from '@venue/sdk/articles/model';
import { and, eq, inArray } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { article } from './articles.table.ts';

const { onVerification, published } = articleStatus;

/** What people wrote. */
export const articlesPersonal: PersonalData = {
  tables: [{ table: article, about: of(article.userId), as: 'articles', atDeletion: 'delete', ahead: ['article'] }],
  ahead: {
    list: async (db, userId) =>
      (
        await db
          .select({ id: article.id, title: article.title })
          .from(article)
          .where(and(eq(article.userId, userId), inArray(article.status, [onVerification, published])))
          .orderBy(article.id)
      ).map(row => ({ kind: 'article' as const, ...row, sum: null, until: null, refund: null })),
  },
  records: [
    { kinds: ['article', 'news'], id: article.id, userId: article.userId, pictures: ['article'], approved: true },
  ],
};
