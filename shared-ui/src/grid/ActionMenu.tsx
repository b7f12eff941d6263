import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { Mui } from '../theme/Mui.tsx';
import type { RowAction } from './rowAction.ts';

interface Props {
  id?: string;
  /** The element that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  close: () => void;
  items: readonly RowAction[];
  /** Id of the element that labels the menu. */
  labelledBy?: string;
  /** Shown instead of the actions if there are none. */
  nothing?: string;
}

/** A menu of actions, loaded when it is first opened. */
export default function ActionMenu({ id, anchor, close, items, labelledBy, nothing }: Props) {
  return (
    // Outside of a grid nothing else brings the styles of MUI.
    <Mui>
      <Menu
        {...(id ? { id } : {})}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        // A click in the menu must not count as a click on its row.
        onClick={event => event.stopPropagation()}
        slotProps={{ list: { 'aria-labelledby': labelledBy } }}
      >
        {items.map(item => (
          <MenuItem
            key={item.label}
            {...(item.to ? { component: Link, to: item.to } : {})}
            sx={item.danger ? { color: 'var(--bad-text)' } : {}}
            onClick={() => {
              close();
              item.run?.();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
        {items.length === 0 && nothing && <MenuItem disabled>{nothing}</MenuItem>}
      </Menu>
    </Mui>
  );
}
