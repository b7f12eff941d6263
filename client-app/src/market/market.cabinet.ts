import { listMyRequests, marketPushes, requestStatusChanged } from '@venue/sdk/market';
import { type MarketRequestRow, marketRequestStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/useNote.ts';
import { openForReason, type Waiting } from '../app/waiting.ts';
import { itemPaths, requestPaths } from './market.paths.ts';

// The same push also reports the account's own applications, which have pages of their own.
const useNotes = () =>
  useNote(requestStatusChanged, ({ kind, requestId, requestStatus }) =>
    kind === 'market'
      ? `Заявка №\u00a0${requestId}: ${marketRequestStatus.option(requestStatus).label.toLowerCase()}`
      : undefined,
  );

export const requestsSentBack = (rows: readonly MarketRequestRow[]): Waiting[] =>
  rows
    .filter(each => each.requestStatus === marketRequestStatus.declined)
    .map(each => ({
      title: `Заявка №\u00a0${each.requestId}: отклонена`,
      text: each.rejectionReason ?? openForReason,
      to: href(requestPaths.edit, { requestId: each.requestId }),
    }));

/** Requests of the marketplace that staff declined; undefined until they are known. */
function useSentBack(): Waiting[] | undefined {
  const { data, isPending } = useCall(listMyRequests, { body: {} });
  return isPending ? undefined : requestsSentBack(data?.items ?? []);
}

export const cabinet: Cabinet = {
  tiles: [
    { to: requestPaths.list, text: 'Предложите площадке свои товары' },
    { to: itemPaths.list, text: 'Товары для ваших заявок' },
  ],
  pushes: marketPushes,
  useNotes,
  useSentBack,
};
