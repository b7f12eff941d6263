import { Link, NavLink } from 'react-router-dom';
import type { MenuGroup, MenuItem } from './menu.ts';
import css from './Nav.module.css';

interface Props {
  menu: readonly MenuGroup[];
  /** `bar` is for the header, `list` for the sidebar and the drawer. */
  look: 'bar' | 'list';
  /** Icons only, with the text as tooltips. */
  folded?: boolean;
  /** Accessible name, for a page with more than one menu. */
  label?: string;
  onGo?: () => void;
}

/** Larger counts are shown as `999+`. */
const MOST = 999;

/** The links of the menu; the current one is marked. */
export function Nav({ menu, look, folded = false, label = 'Основное меню', onGo }: Props) {
  return (
    <nav className={css.nav} data-look={look} data-folded={folded || undefined} aria-label={label}>
      {menu.map((group, index) => (
        <div key={group.title ?? index} className={css.group}>
          {group.title && <p className={css.title}>{group.title}</p>}
          <ul className={css.list}>
            {group.items.map(item => (
              <li key={item.to}>
                <Entry item={item} folded={folded} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The number of waiting items, shown after the text of an entry. */
export const Count = ({ children: count, of }: { children: number; of?: string | undefined }) => (
  <span className={css.count} title={of && `${of}: ${count}`}>
    {count > MOST ? `${MOST}+` : count}
  </span>
);

function Entry({ item, folded, onGo }: { item: MenuItem; folded: boolean; onGo?: (() => void) | undefined }) {
  const link = {
    to: item.to,
    className: css.link ?? '',
    title: folded ? item.text : undefined,
    onClick: onGo,
    onPointerEnter: item.preload,
    onFocus: item.preload,
  };
  const words = (
    <>
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <span className={css.text}>{item.text}</span>
      {item.count ? <Count of={item.countOf}>{item.count}</Count> : null}
      {item.mark}
    </>
  );
  // `NavLink` marks an entry as current only by its address.
  if (item.current)
    return (
      <Link {...link} aria-current="page">
        {words}
      </Link>
    );
  return (
    <NavLink {...link} end={item.whole ?? false}>
      {words}
    </NavLink>
  );
}
