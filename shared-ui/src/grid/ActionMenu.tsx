import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RowAction } from './RowActions.tsx';

interface Props {
  id?: string;
  /** What opened it; null while it is closed. */
  anchor: HTMLElement | null;
  close: () => void;
  items: readonly RowAction[];
  /** The id of what names it. */
  labelledBy?: string;
  /** Stands in the place of the actions where there are none. */
  nothing?: string;
}

/** A menu of actions, loaded when it is first opened. */
export default function ActionMenu({ id, anchor, close, items, labelledBy, nothing }: Props) {
  return (
    <Menu
      {...(id ? { id } : {})}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      // A click in the menu is none on the row it belongs to.
      onClick={event => event.stopPropagation()}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
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
      {items.length === 0 && nothing && <MenuItem disabled>{nothing}</MenuItem>}
    </Menu>
  );
}
