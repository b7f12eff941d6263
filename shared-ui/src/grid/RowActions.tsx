import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

/** Something to do with a row. */
export interface RowAction {
  readonly label: string;
  readonly run: () => unknown;
  /** Colours it as a loss. */
  readonly danger?: boolean;
}

/** The actions of a row behind one button; nothing when there are none. */
export function RowMenu({ items, tabIndex }: { items: readonly RowAction[]; tabIndex?: 0 | -1 }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
          setAnchor(event.currentTarget);
        }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        onClick={event => event.stopPropagation()}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {items.map(item => (
          <MenuItem
            key={item.label}
            sx={item.danger ? { color: 'var(--bad-text)' } : {}}
            onClick={() => {
              close();
              item.run();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
