import { of, type PersonalData } from '../../area/personalData.ts';
import { article } from './articles.table.ts';

/** What people wrote. */
export const articlesPersonal: PersonalData = {
  kept: [{ table: article, about: of(article.userId), as: 'articles', atDeletion: 'delete' }],
  owned: [
    { kinds: ['article', 'news'], id: article.id, userId: article.userId, pictures: ['article'], approved: true },
  ],
};
