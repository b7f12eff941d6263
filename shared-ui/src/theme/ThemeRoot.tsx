/// <reference path="../css.d.ts" />
import type { ReactNode } from 'react';
import './tokens.css';
import './base.css';
import { startTheme } from './mode.ts';

startTheme();

/** Colours and fonts for everything inside. Follows the system unless the person chose. */
export const ThemeRoot = ({ children }: { children: ReactNode }) => children;
