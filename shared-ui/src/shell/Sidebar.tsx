import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import type { MenuGroup } from './menu.ts';
import { Nav } from './Nav.tsx';
import css from './Shell.module.css';

const KEY = 'sidebar';

function wasFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === 'folded';
  } catch {
    return false;
  }
}

/** The menu beside the page; it can be folded to icons, which is remembered for the next visit. */
export function Sidebar({ menu }: { menu: readonly MenuGroup[] }) {
  const [folded, setFolded] = useState(wasFolded);
  const toggle = () => {
    setFolded(!folded);
    try {
      localStorage.setItem(KEY, folded ? 'open' : 'folded');
    } catch {
      // Storage is blocked: the choice lasts until the page is closed.
    }
  };
  return (
    <aside className={css.side} aria-label="Панель меню" data-folded={folded || undefined}>
      <Nav menu={menu} look="list" folded={folded} />
      <button
        type="button"
        className={css.fold}
        aria-expanded={!folded}
        aria-label={folded ? 'Развернуть меню' : 'Свернуть меню'}
        onClick={toggle}
      >
        <Icon name="right" size={20} className={css.foldIcon} />
        {!folded && <span>Свернуть</span>}
      </button>
    </aside>
  );
}
