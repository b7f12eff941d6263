import type { listArticles } from '@venue/sdk/articles/admin';
import { type AdminArticle, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sampleReply } from '@venue/sdk/testing';
import type { RowOf } from '@venue/shared-ui/grid/CallGrid.tsx';
import { noVersions } from '../../app/record/versions/versions.testing.ts';

const AT = '2026-11-20T04:00:00.000Z';

/** A customer's complete draft, as read by staff with all permissions. */
export const anArticle = (over: Partial<AdminArticle> = {}): AdminArticle => ({
  articleId: 12,
  articleKind: articleKind.article,
  statusValue: articleStatus.draft,
  articleTitle: 'Каталог за день',
  articleLead: 'Восемь образов и одна студия',
  articleText: '<p>Начали в девять.</p>',
  articleAuthor: 'Дарья Лаптева',
  articleSourceUrl: '',
  mainImage: null,
  images: [],
  rejectionReason: null,
  createdAt: AT,
  updatedAt: AT,
  publishedAt: null,
  can: ['edit', 'publish', 'delete'],
  cssStyle: '',
  cssUrl: null,
  version: 4,
  userId: 4,
  userName: 'Лаптева Дарья Сергеевна',
  userPhone: '9120000101',
  accountState: 'active',
  sentAt: null,
  approved: null,
  history: [],
  applicationId: null,
  ...over,
});

/** The row of an article in the list. */
export function rowOf(article: AdminArticle): RowOf<typeof listArticles> {
  const { articleText, articleSourceUrl, images, cssStyle, cssUrl, version, ...rest } = article;
  const { approved, history, applicationId, ...row } = rest;
  return { ...row, plan: null };
}

/** Mocks for the requests of every editor: no stored draft, and nobody else has the record open. */
export const usual = () => [
  mock(getDraft).replies({ message: { draft: null } }),
  mock(saveDraft).replies({ message: { savedAt: AT } }),
  mock(removeDraft).replies({ message: { success: true } }),
  mock(listPresence).replies({ message: { others: [] } }),
  mock(setPresence).replies(sampleReply(setPresence)),
  mock(listHistory).replies({ message: { entries: [], more: false } }),
  ...noVersions,
];
