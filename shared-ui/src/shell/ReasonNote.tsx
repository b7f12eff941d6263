import type { RoleName } from '@venue/sdk';
import { useLocation } from 'react-router-dom';
import { decide } from './guard.ts';
import { NEXT } from './next.ts';
import css from './ReasonNote.module.css';
import { type Reason, reasonIn, reasons } from './reasons.ts';

const nobody = { loggedIn: null, accountType: null as RoleName | null };

/** The reason that follows from the page to return to: it requires a login. */
function impliedBy(search: string): Reason | null {
  const path = new URLSearchParams(search).get(NEXT)?.split(/[?#]/)[0];
  return path && decide({ path, ...nobody }) !== 'stay' ? 'visitor' : null;
}

/** Explains why the person was redirected to this page. */
export function ReasonNote() {
  const { search } = useLocation();
  const reason = reasonIn(search) ?? impliedBy(search);
  return (
    reason && (
      <p className={css.note} role="status">
        {reasons[reason]}
      </p>
    )
  );
}
