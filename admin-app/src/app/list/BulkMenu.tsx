import type { AnyCall } from '@venue/sdk';
import { checkBulk, previewBulk } from '@venue/sdk/bulk/admin';
import type { BulkPreview } from '@venue/sdk/bulk/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { ListState } from '@venue/shared-ui/grid/CallGrid.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { Suspense, useState } from 'react';
import type { BulkOffer } from './bulkOffer.ts';
import { filterOf } from './filterOf.ts';

const ActionMenu = lazyWithRetry(
  () => import('@venue/shared-ui/grid/ActionMenu.tsx'),
  ({ close }) => close(),
);
const BulkDialog = lazyWithRetry(
  () => import('./BulkDialog.tsx'),
  ({ close }) => close(),
);

const NOTHING = 'Для этих записей подходящих действий нет';

interface Props {
  call: AnyCall;
  list: ListState;
  offers: readonly BulkOffer[];
  /** Ids of the selected rows; empty to act on everything that matches the filter. */
  chosen: readonly number[];
  /** Clears the selection. */
  clear: () => void;
}

interface BulkQuestion {
  readonly offer: BulkOffer;
  readonly filter: ReturnType<typeof filterOf>;
  readonly ids: number[] | undefined;
  readonly preview: BulkPreview;
}

/** Bulk actions on the selected rows, or on all records that match the filter. The server counts them first. */
export function BulkMenu({ call, list, offers, chosen, clear }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [fitting, setFitting] = useState<readonly BulkOffer[] | null>(null);
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const { send: check, busy: checking } = useSend(checkBulk);
  const { send, busy: counting } = useSend(previewBulk);
  const busy = checking || counting;
  const { total } = list;
  const close = () => {
    setQuestion(null);
    clear();
  };
  const filter = filterOf(call, list.query);
  const ids = chosen.length > 0 ? [...chosen] : undefined;
  const scope = { filter, ...(ids ? { ids } : {}) };
  const open = async (from: HTMLElement) => {
    const reply = await check({ body: { actions: offers.map(({ action }) => action), ...scope } });
    if (!reply) return;
    setFitting(offers.filter(({ action }) => reply.message.actions.includes(action)));
    setAnchor(from);
  };
  const choose = async (offer: BulkOffer) => {
    const reply = await send({ body: { action: offer.action, ...scope } });
    if (reply) setQuestion({ offer, filter, ids, preview: reply.message });
  };
  const count = total && `${total.totalIsExact ? '' : 'больше '}${total.total.toLocaleString('ru-RU')}`;
  return (
    <>
      {/* Hide the button if the list is empty. A dialog that is already open stays. */}
      {(chosen.length > 0 || total?.total !== 0) && (
        <Button
          color="inherit"
          size="small"
          disabled={!total || total.total === 0}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-busy={busy || undefined}
          onClick={event => void open(event.currentTarget)}
        >
          <span>
            {chosen.length > 0
              ? `Действия с\u00a0выбранными: ${chosen.length}`
              : `Действия со\u00a0всеми${count ? `: ${count}` : ''}`}
          </span>
          {busy ? <Spinner size={20} /> : <Icon name="down" size={20} />}
        </Button>
      )}
      {chosen.length > 0 && (
        <IconButton aria-label="Снять выбор" title="Снять выбор" onClick={clear}>
          <Icon name="close" size={18} />
        </IconButton>
      )}
      {fitting && (
        <Suspense fallback={null}>
          <ActionMenu
            anchor={anchor}
            close={() => setAnchor(null)}
            items={fitting.map(offer => ({
              label: `${offer.label}…`,
              danger: offer.danger === true,
              run: () => void choose(offer),
            }))}
            nothing={NOTHING}
          />
        </Suspense>
      )}
      {question && (
        <Suspense fallback={null}>
          <BulkDialog {...question} reads={call.reads ?? []} close={close} />
        </Suspense>
      )}
    </>
  );
}
