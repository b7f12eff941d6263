import { listMyRequests, marketPushes, requestStatusChanged } from '@venue/sdk/market';
import { type MarketRequestRow, marketRequestStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/cabinet/useNote.ts';
import { openForReason, unfinished, type Waiting } from '../app/cabinet/waiting.ts';
import { requestPaths } from './market.paths.ts';

// The same push also reports the account's own applications, which have pages of their own.
const useNotes = () =>
  useNote(requestStatusChanged, ({ kind, requestId, requestStatus }) =>
    kind === 'market'
      ? `Заявка №\u00a0${requestId}: ${marketRequestStatus.option(requestStatus).label.toLowerCase()}`
      : undefined,
  );

export const requestsWaiting = (rows: readonly MarketRequestRow[]): Waiting[] => {
  const line = (each: MarketRequestRow, text: string): Waiting => ({
    title: `Заявка на\u00a0маркетплейс №\u00a0${each.requestId}: ${marketRequestStatus.option(each.requestStatus).label.toLowerCase()}`,
    text,
    to: href(requestPaths.edit, { requestId: each.requestId }),
  });
  const drafts = rows.filter(each => each.requestStatus === marketRequestStatus.draft);
  return [
    ...rows
      .filter(each => each.requestStatus === marketRequestStatus.declined)
      .map(each => line(each, each.rejectionReason ?? openForReason)),
    ...unfinished(
      drafts.map(each => line(each, 'Добавьте товары и\u00a0отправьте на\u00a0проверку')),
      'Черновики заявок на\u00a0маркетплейс',
      requestPaths.list.path,
    ),
  ];
};

/** Requests of the marketplace that staff declined, and drafts; undefined until they are known. */
function useWaiting(): Waiting[] | undefined {
  const { data, isPending } = useCall(listMyRequests, { body: {} });
  return isPending ? undefined : requestsWaiting(data?.items ?? []);
}

export const cabinet: Cabinet = { pushes: marketPushes, useNotes, useWaiting };
