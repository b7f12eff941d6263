import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useId, useState } from 'react';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import type { RowAction } from './rowAction.ts';

const ActionMenu = lazyWithRetry(
  () => import('./ActionMenu.tsx'),
  ({ close }) => close(),
);

/** The actions of a row behind one button; nothing if there are none. */
export function RowMenu({ items, tabIndex }: { items: readonly RowAction[]; tabIndex?: 0 | -1 }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Once opened, the menu stays mounted so that it can restore the focus when it closes.
  const [opened, setOpened] = useState(false);
  const id = useId();
  if (items.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label="Действия"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        {...(tabIndex === undefined ? {} : { tabIndex })}
        onClick={event => {
          event.stopPropagation();
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <MoreIcon />
      </IconButton>
      {opened && (
        <Suspense fallback={null}>
          <ActionMenu id={id} anchor={anchor} close={close} items={items} labelledBy={`${id}-button`} />
        </Suspense>
      )}
    </>
  );
}
