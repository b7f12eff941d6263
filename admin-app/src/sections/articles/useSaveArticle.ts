import { addArticleCss, saveArticle } from '@venue/sdk/articles/admin';
import type { AdminArticle } from '@venue/sdk/articles/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { same } from '@venue/shared-ui/form/mergeThreeWay.ts';
import type { SaveRecord } from '../../app/record/useRecordForm.ts';
import type { EditedArticle } from './articleForm.ts';
import { wordsOf } from './words.ts';

/** Saves what was changed of an article: its styles, its words, or both, one after the other. */
export function useSaveArticle(kind: AdminArticle['articleKind']): SaveRecord<EditedArticle, AdminArticle> {
  const { done: _, ...texts } = wordsOf(kind).update;
  const { send: saveCss } = useSend(addArticleCss, texts);
  const { send: saveWords } = useSend(saveArticle, texts);

  return async ({ cssStyle, version, ...fields }, { handles, base, keep }) => {
    const { articleId } = fields;
    const { cssStyle: oldStyle, version: _, ...oldFields } = base;
    let saved: AdminArticle | undefined;
    if (cssStyle !== oldStyle) {
      const reply = await saveCss({ body: { articleId, cssStyle, version } }, { handles });
      if (!reply) return undefined;
      saved = reply.message;
      // Saved, whatever becomes of the words.
      keep({ cssStyle: saved.cssStyle, version: saved.version });
    }
    if (same(fields, oldFields)) return saved;
    const reply = await saveWords({ body: { ...fields, version: saved?.version ?? version } }, { handles });
    return reply?.message;
  };
}
