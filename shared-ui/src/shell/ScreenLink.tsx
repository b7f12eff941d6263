import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Address, href, preload, type ScreenParams } from './screens.tsx';

interface Props<P extends string> {
  to: Address<P>;
  params?: ScreenParams<P>;
  className?: string;
  children: ReactNode;
}

/** A link to a screen; the screen's code is preloaded when the link is hovered or focused. */
export function ScreenLink<P extends string>({ to, params, className, children }: Props<P>) {
  const preloadScreen = () => preload(to);
  const address = (href as (to: Address, values?: object) => string)(to, params);
  return (
    <Link to={address} {...(className ? { className } : {})} onPointerEnter={preloadScreen} onFocus={preloadScreen}>
      {children}
    </Link>
  );
}
