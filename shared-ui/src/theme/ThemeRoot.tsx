/// <reference path="../css.d.ts" />
import { type ReactNode, useLayoutEffect } from 'react';
import './tokens.css';
import './base.css';
import { startTheme } from './mode.ts';

/**
 * Colours and fonts for everything inside. Follows the system unless the person has chosen a mode; a server-rendered
 * page is hydrated before either is known.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  useLayoutEffect(startTheme, []);
  return children;
}
