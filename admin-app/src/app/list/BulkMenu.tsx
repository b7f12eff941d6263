import type { AnyCall } from '@venue/sdk';
import { previewBulk } from '@venue/sdk/bulk/admin';
import type { BulkPreview } from '@venue/sdk/bulk/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { ListState } from '@venue/shared-ui/grid/CallGrid.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Spinner } from '@venue/shared-ui/parts/Overlay.tsx';
import { Suspense, useState } from 'react';
import { filterOf } from './filterOf.ts';
import type { BulkOffer } from './SectionGrid.tsx';

const ActionMenu = late(
  () => import('@venue/shared-ui/grid/ActionMenu.tsx'),
  ({ close }) => close(),
);
const BulkDialog = late(
  () => import('./BulkDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  call: AnyCall;
  list: ListState;
  offers: readonly BulkOffer[];
}

interface Asked {
  readonly offer: BulkOffer;
  readonly filter: ReturnType<typeof filterOf>;
  readonly preview: BulkPreview;
}

/** Actions over everything the filter lets through, not over the page; the server counts first. */
export function BulkMenu({ call, list, offers }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { send, busy } = useSend(previewBulk);
  const { total } = list;
  const choose = async (offer: BulkOffer) => {
    const filter = filterOf(call, list.query);
    const reply = await send({ body: { action: offer.action, filter } });
    if (reply) setAsked({ offer, filter, preview: reply.message });
  };
  const count = total && `${total.totalIsExact ? '' : 'больше '}${total.total.toLocaleString('ru-RU')}`;
  return (
    <>
      <Button
        color="inherit"
        size="small"
        disabled={!total || total.total === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={busy || undefined}
        onClick={event => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        Действия со&nbsp;всеми{count && `: ${count}`}
        {busy ? <Spinner size={20} /> : <Icon name="down" size={20} />}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <ActionMenu
            anchor={anchor}
            close={() => setAnchor(null)}
            items={offers.map(offer => ({
              label: `${offer.label}…`,
              danger: offer.danger === true,
              run: () => void choose(offer),
            }))}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <BulkDialog {...asked} reads={call.reads ?? []} close={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
