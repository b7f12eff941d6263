import { addArticleCss, saveArticle } from '@venue/sdk/articles/admin';
import { AdminArticle } from '@venue/sdk/articles/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import type { VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { type EditedArticle, editedOf } from './articleForm.ts';
import { wordsOf } from './words.ts';

/** Saves what was changed of an article: its styles, its words, or both, one after the other. */
export function useSaveArticle(kind: AdminArticle['articleKind']) {
  const words = wordsOf(kind);
  const { done, ...texts } = words.update;
  const { send: saveCss } = useSend(addArticleCss, texts);
  const { send: saveWords } = useSend(saveArticle, texts);
  const conflict = useConflict(AdminArticle, words.Acc, editedOf);

  const save = async (values: EditedArticle, form: VenueForm<EditedArticle>) => {
    const { cssStyle, ...fields } = values;
    const { articleId } = values;
    const handles = conflict.begin(form);
    // The version changes by settling a conflict: nothing is written by that.
    const { cssStyle: styled = false, version: _, ...written } = form.methods.formState.dirtyFields;
    let { version } = values;
    let saved: AdminArticle | undefined;
    if (styled) {
      const reply = await saveCss({ body: { articleId, cssStyle, version } }, { handles });
      if (!reply) return;
      saved = reply.message;
      version = saved.version;
      // Saved whatever becomes of the words.
      form.methods.resetField('cssStyle', { defaultValue: saved.cssStyle });
      form.methods.setValue('version', version);
    }
    if (Object.keys(written).length > 0) {
      const reply = await saveWords({ body: { ...fields, version } }, { handles });
      if (!reply) return;
      saved = reply.message;
    }
    if (!saved) return notify.info('Все изменения уже сохранены');
    form.markSaved(editedOf(saved));
    if (done) notify.success(done);
  };
  return { save, conflictNote: conflict.note };
}
