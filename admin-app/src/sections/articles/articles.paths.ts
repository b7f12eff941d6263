import { recordPaths } from '../../app/record/recordPaths.ts';

export const articlePaths = recordPaths('/articles', 'articleId');

/** News stand in a tab of their own. */
export const newsUrl = `${articlePaths.list.path}?kind=news`;
/** Begins a piece of news. */
export const createNewsUrl = `${articlePaths.create.path}?kind=news`;
