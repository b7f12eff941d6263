import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { type Address, preload } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { profilePaths } from '../profile.paths.ts';
import css from './InfoTabs.module.css';

/** The pages of «Мои данные», each with an address of its own. */
export function InfoTabs() {
  const info = useCurrent()?.role === 'landing' ? profilePaths.accountInfo : profilePaths.info;
  const pages: readonly (readonly [Address, string])[] = [
    [info, 'О\u00a0себе'],
    [profilePaths.passport, 'Паспорт'],
    [profilePaths.organisations, 'Организации'],
    [profilePaths.resident, 'Резидент'],
  ];
  const list = useRef<HTMLElement>(null);
  // On a narrow screen the last tabs are out of sight.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - 16;
  }, []);
  return (
    <nav ref={list} aria-label="Разделы моих данных" className={css.tabs}>
      <ul>
        {pages.map(([to, text]) => (
          <li key={to.path}>
            <NavLink to={to.path} end onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
