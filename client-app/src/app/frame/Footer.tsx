import { PRODUCT } from '@venue/shared-ui/parts/Page.tsx';
import { Link } from 'react-router-dom';
import { AskSupport } from '../person/AskSupport.tsx';
import css from './Footer.module.css';
import { entries } from './menu.ts';
import { ReachUs } from './ReachUs.tsx';

const groups = [
  ['Площадка', entries('visitor')],
  ['Люди площадки', entries('people')],
  ['Жизнь площадки', entries('media')],
  ['Гостям', entries('guests')],
  ['Условия', entries('terms')],
] as const;

/** The footer of a page: links, and how to reach the venue. */
export default function Footer() {
  return (
    <div className={css.foot}>
      <div className={css.about}>
        <strong>{PRODUCT}</strong>
        <ReachUs />
        <AskSupport />
      </div>
      {groups.map(([title, items]) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(({ to, text, preload: ahead }) => (
              <li key={to}>
                <Link to={to} onPointerEnter={ahead} onFocus={ahead}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
