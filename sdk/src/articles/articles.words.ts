import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const articlesWords: Words = {
  approved: 'What staff approved last; null before the first approval.',
  approvedAt: 'When staff approved it.',
  approvedBy: 'Who approved it.',
  articleAuthor: 'Who wrote the article, as readers see it.',
  articleId: 'Number of the article.',
  articleKind: 'Whether it is an article or news.',
  articleLead: 'The opening sentences, which lists show.',
  articles: 'Rows of this page, as under `items`.',
  articleSourceUrl: 'Link to where it was first published; may be empty.',
  articleText: 'The article itself, as formatted text.',
  articleTitle: 'Headline of the article.',
  historyId: 'Number of the entry.',
  newsAuthor: 'Who wrote the news, as readers see it.',
  newsId: 'Number of the news.',
  newsLead: 'The opening sentences, which lists show.',
  newsSourceUrl: 'Link to where the news was first published; may be empty.',
  newsText: 'The news itself, as formatted text.',
  newsTitle: 'Headline of the news.',
  objectStatusId: 'Where the event or the article stands.',
  objectType: 'Whether the entry is about an article or an event.',
  statusValue: 'Where the article or the news stands.',
};
