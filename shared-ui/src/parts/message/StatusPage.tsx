import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Page } from '../Page.tsx';
import css from './Notes.module.css';

/** Target of the button on a page without content, within this app. */
export interface WayHome {
  home?: string;
  homeLabel?: string;
}

interface Props extends WayHome {
  /** The HTTP status, shown large. */
  code: number;
  title: string;
  /** A second action. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page shown instead of the requested one. */
export function StatusPage({ code, title, action, children, home = '/', homeLabel = 'На главную' }: Props) {
  return (
    <Page title={title} bare>
      <div className={css.note}>
        <div className={css.code} aria-hidden="true">
          {code}
        </div>
        <p className={css.text}>{children}</p>
        <div className={css.action}>
          <Button variant="contained" to={home}>
            {homeLabel}
          </Button>
          {action}
        </div>
      </div>
    </Page>
  );
}
