import { Suspense, useId, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import type { RowAction } from './rowAction.ts';

const ActionMenu = lazyWithRetry(
  () => import('./ActionMenu.tsx'),
  ({ close }) => close(),
);

/** «Ещё»: a menu of what is seldom done with a record; nothing if there is nothing. */
export function MoreActions({ items }: { items: readonly RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Once opened, the menu stays mounted so that it can restore the focus when it closes.
  const [opened, setOpened] = useState(false);
  const id = useId();
  if (items.length === 0) return null;
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        Ещё
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <ActionMenu id={id} anchor={anchor} close={() => setAnchor(null)} items={items} labelledBy={`${id}-button`} />
        </Suspense>
      )}
    </>
  );
}
