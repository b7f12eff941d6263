import { recordPaths } from '../../app/record/recordPaths.ts';

export const articlePaths = recordPaths('/articles', 'articleId');

/** The list of news, a separate tab. */
export const newsUrl = `${articlePaths.list.path}?kind=news`;
/** The page that creates a news item. */
export const createNewsUrl = `${articlePaths.create.path}?kind=news`;
