import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Mui } from '../theme/Mui.tsx';
import type { MenuGroup } from './menu.ts';
import { Nav } from './Nav.tsx';
import css from './Shell.module.css';

interface Props {
  menu: readonly MenuGroup[];
  close: () => void;
}

/** The menu on narrow screens, in a separate file so that first screens do not load the drawer. */
export default function MenuDrawer({ menu, close }: Props) {
  const [open, setOpen] = useState(true);
  return (
    <Mui>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          transition: { onExited: close },
          paper: { className: css.drawer ?? '', 'aria-label': 'Меню', role: 'dialog', 'aria-modal': true },
        }}
      >
        <div className={css.drawerHead}>
          <Logo height={30} />
          <IconButton aria-label="Закрыть меню" onClick={() => setOpen(false)}>
            <Icon name="close" />
          </IconButton>
        </div>
        <Nav menu={menu} look="list" onGo={() => setOpen(false)} />
      </Drawer>
    </Mui>
  );
}
