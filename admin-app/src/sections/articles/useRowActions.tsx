import { getArticle } from '@venue/sdk/articles/admin';
import type { AdminArticleRow } from '@venue/sdk/articles/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RowAction } from '@venue/shared-ui/grid/RowActions.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Decision } from '../../app/decision/decision.ts';
import { gapsText, publishing } from './articleForm.ts';
import { editArticle } from './articles.section.ts';
import { type Decidable, decisionsOf } from './decisions.tsx';
import { useRemoval } from './useRemoval.ts';
import { wordsOf } from './words.ts';

const DecisionDialog = lazy(() => import('../../app/decision/DecisionDialog.tsx'));

/** What may be done with a row, by what it `can`, and the dialog that asks about it. */
export function useRowActions(kind: AdminArticleRow['articleKind']): {
  actions: (row: Decidable) => readonly RowAction[];
  dialog: ReactNode;
} {
  const words = wordsOf(kind);
  const { remove, restore } = useRemoval(kind);
  const { send: read } = useSend(getArticle, words.decide);
  const [asked, setAsked] = useState<Decision | null>(null);
  const navigate = useNavigate();

  // Read first: the decision is about what is there now, and a row does not tell whether it is whole.
  const ask = useCallback(
    async ({ articleId }: Decidable, name: string) => {
      const found = await read({ id: articleId });
      if (!found) return;
      const open = () => navigate(href(editArticle, { articleId }));
      const gaps = publishing.includes(name) ? gapsText(found.message) : '';
      const decision = decisionsOf(found.message).find(each => each.name === name);
      if (gaps) notify.warning(`Для публикации не\u00a0хватает: ${gaps}. Откройте ${words.acc} и\u00a0допишите`);
      else if (decision) setAsked(decision);
      else {
        notify.info(`${words.name} уже в\u00a0другом статусе`);
        open();
      }
    },
    [read, navigate, words],
  );
  const actions = useCallback(
    (row: Decidable) => [
      ...decisionsOf(row).map(({ name, label, tone }) => ({
        label,
        danger: tone === 'danger',
        run: () => ask(row, name),
      })),
      ...(row.can.includes('delete') ? [{ label: 'Удалить', danger: true, run: () => remove(row) }] : []),
      ...(row.can.includes('restore') ? [{ label: 'Восстановить', run: () => restore(row) }] : []),
    ],
    [ask, remove, restore],
  );
  const close = () => setAsked(null);
  const dialog = asked && (
    <Suspense fallback={null}>
      <DecisionDialog decision={asked} close={close} done={close} />
    </Suspense>
  );
  return { actions, dialog };
}
