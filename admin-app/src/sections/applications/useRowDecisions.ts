import { decisionWords } from '@venue/sdk';
import { type Application, adminRequestType } from '@venue/sdk/applications/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import type { Decision } from '../../app/decision/decision.ts';
import { deferredAtom } from '../../app/decision/deferred.ts';
import { undoAction, useDecisionDialog } from '../../app/decision/useDecisionDialog.tsx';
import { useWho } from '../../app/frame/useWho.ts';
import { readPermissions } from './readPermissions.ts';

const { accept, confirm, publish, reject } = decisionWords;

/** The usual decision about each kind; goods are decided with the request that offers them. */
const usual: Record<Application['requestType'], string> = {
  [adminRequestType.avatar]: accept.label,
  [adminRequestType.event]: publish.label,
  [adminRequestType.news]: publish.label,
  [adminRequestType.article]: publish.label,
  [adminRequestType.brand]: confirm.label,
  [adminRequestType.user]: confirm.label,
  [adminRequestType.marketItem]: '',
  [adminRequestType.marketRequest]: accept.label,
};

/** The decisions about the records of applications as actions of their rows, with the same questions and the same undo. */
export function useRowDecisions(): { actions: (row: Application) => readonly RowAction[]; dialog: ReactNode } {
  const { client } = useApi();
  const { person } = useWho();
  const { ask, dialog } = useDecisionDialog();
  const deferred = useAtomValue(deferredAtom);
  const [last, setLast] = useState({ requestId: 0, record: '' });
  const decide = useCallback(
    async (row: Application, tone: Decision['tone']) => {
      const { decisionsAbout } = await import('./subjects.ts');
      // A failure is announced by the client, as that of any call.
      const decisions = await decisionsAbout(client, row).catch(() => null);
      const decision = decisions?.find(each => each.tone === tone);
      if (!decision) return decisions && notify.info('Решать здесь сейчас нечего');
      setLast({ requestId: row.requestId, record: decision.record });
      ask(decision);
    },
    [client, ask],
  );
  const actions = useCallback(
    (row: Application) => {
      if (row.requestId === last.requestId && deferred.includes(last.record)) return [undoAction(last.record)];
      const elsewhere = row.takenBy !== null && row.takenBy.userId !== person?.userId;
      const reads = person?.permissions.includes(readPermissions[row.requestType]);
      if (!row.can.includes('finish') || elsewhere || !reads || !usual[row.requestType]) return [];
      return [
        { label: usual[row.requestType], run: () => decide(row, 'main') },
        { label: reject.label, danger: true, run: () => decide(row, 'danger') },
      ];
    },
    [decide, person, deferred, last],
  );
  return { actions, dialog };
}
