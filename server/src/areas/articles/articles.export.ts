import { articleRecord, articleRecordOf } from '@venue/sdk/articles/kind';
import { articleKind } from '@venue/sdk/articles/model';
import { recordSheet } from '../../core/files/recordSheet.ts';
import type { SentArticle } from './articles.admin.store.ts';
import { reasonOf } from './articles.rules.ts';

const sheetOf = (kind: typeof articleRecord) =>
  recordSheet<SentArticle>()(kind, [
    { field: 'articleId', width: 8, value: row => row.id },
    { field: 'statusValue', width: 16, value: row => row.status },
    { field: 'articleTitle', width: 48, value: row => row.title },
    { field: 'articleLead', width: 60, value: row => row.lead },
    { field: 'articleAuthor', width: 24, value: row => row.author },
    { field: 'articleSourceUrl', width: 32, value: row => row.sourceUrl },
    { field: 'userName', width: 32, value: row => row.userName },
    { field: 'userPhone', width: 18, value: row => row.userPhone },
    { field: 'createdAt', width: 18, value: row => row.createdAt },
    { field: 'sentAt', width: 18, value: row => row.sentAt },
    { field: 'publishedAt', width: 18, value: row => row.publishedAt },
    { field: 'updatedAt', width: 18, value: row => row.updatedAt },
    { title: 'Причина отказа', width: 40, value: row => reasonOf(row) ?? '' },
  ]);

/** Articles in the staff's export. */
export const articlesSheet = sheetOf(articleRecord);

/** News in the staff's export. */
export const newsSheet = sheetOf(articleRecordOf({ articleKind: articleKind.news }));
