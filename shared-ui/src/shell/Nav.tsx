import { Link, NavLink } from 'react-router-dom';
import type { MenuGroup, MenuItem } from './menu.ts';
import css from './Nav.module.css';

interface Props {
  menu: readonly MenuGroup[];
  /** `bar` lies in the header, `list` stands in the sidebar and the drawer. */
  look: 'bar' | 'list';
  /** Icons only, with the words as tooltips. */
  folded?: boolean;
  /** Names it where a page has more than one. */
  label?: string;
  onGo?: () => void;
}

/** Larger numbers only say «a lot». */
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

/** How many wait, behind the words of an entry. */
export const Count = ({ children: count }: { children: number }) => (
  <span className={css.count}>{count > MOST ? `${MOST}+` : count}</span>
);

function Entry({ item, folded, onGo }: { item: MenuItem; folded: boolean; onGo?: (() => void) | undefined }) {
  const link = {
    to: item.to,
    className: css.link ?? '',
    title: folded ? item.text : undefined,
    onClick: onGo,
    onPointerEnter: item.ahead,
    onFocus: item.ahead,
  };
  const words = (
    <>
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <span className={css.text}>{item.text}</span>
      {item.count ? <Count>{item.count}</Count> : null}
      {item.mark}
    </>
  );
  // A `NavLink` marks nothing but what its address says.
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
