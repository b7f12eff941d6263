import type { ApiFailure, Unreachable } from '@venue/sdk';
import { addArticleCss, saveArticle } from '@venue/sdk/articles/admin';
import { AdminArticle } from '@venue/sdk/articles/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { conflictOf } from '@venue/shared-ui/form/conflictOf.ts';
import type { VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { useState } from 'react';
import { wordsOf } from '../../app/articles/words.ts';
import { type EditedArticle, editedOf } from './articleForm.ts';

/** Saves what was changed of an article: its styles, its words, or both, one after the other. */
export function useSaveArticle(kind: AdminArticle['articleKind']) {
  const { done, ...texts } = wordsOf(kind).update;
  const { send: saveCss } = useSend(addArticleCss, texts);
  const { send: saveWords } = useSend(saveArticle, texts);
  const [conflict, setConflict] = useState<AdminArticle>();

  const save = async (values: EditedArticle, form: VenueForm<EditedArticle>) => {
    const { cssStyle, ...words } = values;
    const { articleId } = values;
    const handles = (failure: ApiFailure | Unreachable) => {
      const saved = conflictOf(AdminArticle, failure);
      if (saved) setConflict(saved);
      return saved !== undefined || form.place(failure);
    };
    const { cssStyle: styled = false, ...written } = form.methods.formState.dirtyFields;
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
      const reply = await saveWords({ body: { ...words, version } }, { handles });
      if (!reply) return;
      saved = reply.message;
    }
    setConflict(undefined);
    if (!saved) return notify.info('Все изменения уже сохранены');
    form.taken(editedOf(saved));
    if (done) notify.success(done);
  };
  return { save, conflict, settled: () => setConflict(undefined) };
}
