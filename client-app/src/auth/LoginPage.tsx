import { Logo } from '@venue/shared-ui/brand/Logo.tsx';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { PRODUCT } from '@venue/shared-ui/parts/Page.tsx';
import { ThemeSwitch } from '@venue/shared-ui/theme/ThemeSwitch.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { screens } from '../screens.ts';
import { DoorTabs } from './DoorTabs.tsx';
import { type DoorName, doors, lastDoor } from './doors.ts';
import { LoginForm } from './LoginForm.tsx';
import css from './LoginPage.module.css';
import { Malachite } from './Malachite.tsx';

/** Login, registration and reset of a password by phone, for both kinds of customers. */
export default function LoginPage() {
  const { session } = useApi();
  const [door, setDoor] = useState(() => lastDoor(session));
  useEffect(() => {
    document.title = `${PRODUCT} · ${screens.login.title}`;
  }, []);
  const choose = (name: DoorName) => {
    setDoor(name);
    session.write('activeLoginTab', name);
  };
  return (
    <div className={css.page}>
      <div className={css.side}>
        <header className={css.top}>
          <Link to={screens.map.path} className={css.logo} aria-label="Площадка — карта помещений">
            <Logo height={30} />
          </Link>
          <ThemeSwitch />
        </header>
        <main className={css.main}>
          <DoorTabs chosen={door} choose={choose}>
            <LoginForm door={doors[door]} />
          </DoorTabs>
        </main>
        <footer className={css.foot}>
          <Link to={screens.map.path}>Посмотреть помещения без входа</Link>
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
