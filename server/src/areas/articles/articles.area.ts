import { articleRecord } from '@venue/sdk/articles/kind';
import { articleCssScope, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { and, eq } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { versioned } from '../../area/versioned.ts';
import { stylesIn } from '../../core/files/references.ts';
import { articlesAdminRoutes } from './articles.admin.routes.ts';
import { articlesAudit } from './articles.audit.ts';
import { articlesBulk, articleTurns } from './articles.bulk.ts';
import { articlesDemo } from './articles.demo.ts';
import { articlesImagesRoutes } from './articles.images.routes.ts';
import { articlesPersonal } from './articles.personal.store.ts';
import { presentArticle } from './articles.presenter.ts';
import { articlesRoutes } from './articles.routes.ts';
import { articleFields } from './articles.rules.ts';
import { articlesSearch } from './articles.search.store.ts';
import { showAgain } from './articles.service.ts';
import { articleById } from './articles.store.ts';
import { article } from './articles.table.ts';

const waiting = (kind: (typeof articleKind.ids)[number]) =>
  and(eq(article.status, articleStatus.onVerification), eq(article.kind, kind));

export const articlesArea = area({
  name: 'articles',
  routes: [...articlesRoutes, ...articlesImagesRoutes, ...articlesAdminRoutes],
  bulk: articlesBulk,
  search: [articlesSearch],
  found: [{ kind: 'article', title: 'Статьи и\u00a0новости', to: id => `/articles/${id}` }],
  versions: [
    versioned(articleRecord, {
      id: article.id,
      read: async (db, id) => {
        const row = await articleById(db, id);
        return row && presentArticle(db, row, 'staff');
      },
      fields: [...articleFields.fieldNames, 'cssStyle'],
      isShown: ({ statusValue }) => statusValue === articleStatus.published,
      isRemoved: ({ statusValue }) => statusValue === articleStatus.deleted,
      pictures: 'images',
      pictured: showAgain,
      turns: articleTurns,
    }),
  ],
  pending: () => [
    { kind: 'article', from: article, where: waiting(articleKind.article) },
    { kind: 'news', from: article, where: waiting(articleKind.news) },
  ],
  audit: articlesAudit,
  files: [stylesIn(article.id, article.css, articleCssScope)],
  personal: articlesPersonal,
  demo: articlesDemo,
});
