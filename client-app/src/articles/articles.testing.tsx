import { type Article, articleKind, articleStatus } from '@venue/sdk/articles/model';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { mock } from '@venue/sdk/testing';
import { layOut } from '@venue/shared-ui/testing/layOut.ts';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';

const AT = '2026-11-20T04:00:00.000Z';

/** A picture of an article by its number. */
export const image = (fileId: number, isMain = false) => ({
  fileId,
  url: `/files/p${fileId}-1600.webp`,
  thumb: `/files/p${fileId}-640.webp`,
  alt: '',
  isMain,
});

/** A draft of mine with all it needs. */
export const anArticle = (over: Partial<Article> = {}): Article => ({
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
  can: ['edit', 'send'],
  cssStyle: '',
  cssUrl: null,
  version: 4,
  ...over,
});

/** A server for one test file; calls nobody answers fail the test. Drafts of forms are taken and never kept. */
export function startServer() {
  const server = setupServer();
  beforeAll(() => {
    layOut();
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  const usual = () => [
    mock(getDraft).replies({ message: { draft: null } }),
    mock(saveDraft).replies({ message: { savedAt: AT } }),
    mock(removeDraft).replies({ message: { success: true } }),
  ];
  return { server, usual };
}

/** Renders a screen for a signed-in customer; other addresses show placeholder text. */
export const renderPage = (path: string, element: ReactNode, at: string) =>
  renderScreen(
    <Routes>
      <Route path={path} element={element} />
      <Route path="*" element={<p>другой экран</p>} />
    </Routes>,
    { at, session: signedIn() },
  );
