import { getArticle } from '@venue/sdk/articles/admin';
import { articleRecordOf } from '@venue/sdk/articles/kind';
import type { AdminArticleRow } from '@venue/sdk/articles/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { decisionActions, useDecisionDialog } from '../../app/decision/useDecisionDialog.tsx';
import { articlePaths } from './articles.paths.ts';
import { type Decidable, decisionsOf } from './decisions.ts';
import { gapsText } from './gapsText.ts';
import { useArticleRemoval } from './useArticleRemoval.ts';

/** The actions that a row's `can` permits, and the dialog that confirms them. */
export function useRowActions(articleKind: AdminArticleRow['articleKind']): {
  actions: (row: Decidable) => readonly RowAction[];
  dialog: ReactNode;
} {
  const { noun, label, texts } = articleRecordOf({ articleKind });
  const { remove, restore } = useArticleRemoval(articleKind);
  const { send: read } = useSend(getArticle, texts.decide);
  const { ask, dialog } = useDecisionDialog();
  const navigate = useNavigate();

  // Read the article first: the decision needs its current state, and a row does not show whether it is complete.
  const decide = useCallback(
    async ({ articleId }: Decidable, name: string) => {
      const reply = await read({ id: articleId });
      if (!reply) return;
      const gaps = gapsText(reply.message, name);
      const decision = decisionsOf(reply.message).find(each => each.name === name);
      if (gaps) return notify.warning(`Для публикации не\u00a0хватает: ${gaps}. Откройте ${noun.acc} и\u00a0допишите`);
      if (decision) return ask(decision);
      notify.info(`${label} уже в\u00a0другом статусе`);
      navigate(href(articlePaths.page, { articleId }));
    },
    [read, ask, navigate, noun, label],
  );
  const actions = useCallback(
    (row: Decidable) => [
      ...decisionActions(decisionsOf(row), ({ name }) => decide(row, name)),
      ...(row.can.includes('delete')
        ? [{ label: 'Удалить', danger: true, run: () => remove(row.articleId, row.articleTitle, row.statusValue) }]
        : []),
      ...(row.can.includes('restore') ? [{ label: 'Восстановить', run: () => restore(row.articleId) }] : []),
    ],
    [decide, remove, restore],
  );
  return { actions, dialog };
}
