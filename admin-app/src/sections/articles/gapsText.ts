import { articleRecord } from '@venue/sdk/articles/kind';
import { type ArticleFields, articleGaps } from '@venue/sdk/articles/model';

const list = new Intl.ListFormat('ru');

/** The decisions that publish an article, which must be complete. */
const publishing: readonly string[] = ['confirm', 'publish'];

/** What an article still lacks for one of these actions: «лид и текст»; '' when it lacks nothing. */
export function gapsText(article: ArticleFields, ...actions: readonly string[]): string {
  if (!actions.some(action => publishing.includes(action))) return '';
  const gaps = articleGaps(article);
  const names = (['articleTitle', 'articleLead', 'articleText'] as const).filter(name => gaps[name]);
  return list.format(names.map(name => articleRecord.fields[name].label.toLowerCase()));
}
