import { Logo } from '@venue/shared-ui/brand/Logo.tsx';
import { PRODUCT } from '@venue/shared-ui/parts/Page.tsx';
import { ReasonNote } from '@venue/shared-ui/shell/ReasonNote.tsx';
import { ThemeSwitch } from '@venue/shared-ui/theme/ThemeSwitch.tsx';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './LoginPage.module.css';
import { Malachite } from './Malachite.tsx';

interface Props {
  /** The window's title. */
  title: string;
  children: ReactNode;
}

/** The frame of every sign-in page: no menu, a link to the rooms, and a picture on wide screens. */
export function LoginFrame({ title, children }: Props) {
  useEffect(() => {
    document.title = `${PRODUCT} · ${title}`;
  }, [title]);
  return (
    <div className={css.page}>
      <div className={css.side}>
        <header className={css.top}>
          <Link to={roomPaths.map.path} className={css.logo} aria-label="Площадка — карта помещений">
            <Logo height={30} />
          </Link>
          <ThemeSwitch />
        </header>
        <main className={css.main}>
          <ReasonNote />
          {children}
        </main>
        <footer className={css.foot}>
          <Link to={roomPaths.map.path}>Посмотреть помещения без входа</Link>
        </footer>
      </div>
      <aside className={css.picture}>
        <Malachite className={css.stone ?? ''} />
        <p className={css.line}>
          Студии, залы и&nbsp;переговорные для съёмок, встреч и&nbsp;событий в&nbsp;Екатеринбурге
        </p>
      </aside>
    </div>
  );
}
