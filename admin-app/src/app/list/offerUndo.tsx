import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure, type Client, type Tag, textOf, Unreachable } from '@venue/sdk';
import { undoBulk } from '@venue/sdk/bulk/admin';
import type { BulkResult } from '@venue/sdk/bulk/model';
import { refresh } from '@venue/shared-ui/data/queries.ts';
import { inform } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { showOverlay } from '@venue/shared-ui/parts/message/showOverlay.ts';
import css from './BulkDialog.module.css';
import { SkippedList } from './SkippedList.tsx';

interface Undoable {
  readonly client: Client;
  readonly queries: QueryClient;
  /** The `undo` of the action's result. */
  readonly undo: string;
  /** Tags to refetch as records are restored. */
  readonly reads: readonly Tag[];
}

interface UndoTexts {
  readonly text: string;
  readonly label?: string;
  readonly done?: string;
}

/** Shows what a bulk action did and offers to undo it. The note stays when the user leaves the list. */
export const offerUndo = (texts: UndoTexts, undoable: Undoable): void => {
  notify.success(texts.text, { label: texts.label ?? 'Вернуть', run: () => takeBack(texts, undoable) });
};

async function takeBack(texts: UndoTexts, undoable: Undoable): Promise<void> {
  const verb = texts.done ?? 'Возвращено';
  const { client, queries, undo, reads } = undoable;
  const uncover = showOverlay();
  let come: BulkResult | undefined;
  try {
    do come = (await client.send(undoBulk, { body: { undo } }, { timeoutMs: 60_000 })).message;
    while (come.left > 0);
  } catch (problem) {
    if (problem instanceof ApiFailure && problem.status < 500) {
      // Lost permissions are reported by a separate page.
      if (problem.status !== 403) notify.error(textOf(problem), problem.requestId);
      return;
    }
    if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
    notify.error(textOf(problem), problem instanceof ApiFailure ? problem.requestId : undefined);
    offerUndo(come ? { ...texts, text: `${verb}: ${come.done} из\u00a0${come.total}` } : texts, undoable);
    return;
  } finally {
    uncover();
    void refresh(queries, reads);
  }
  const { done, total, skipped } = come;
  if (skipped.length === 0) notify.success(`${verb}: ${done}`);
  else
    void inform(
      `${verb}: ${done} из\u00a0${total}`,
      <div className={css.stayed}>
        Остались как есть:
        <SkippedList skipped={skipped} />
      </div>,
    );
}
