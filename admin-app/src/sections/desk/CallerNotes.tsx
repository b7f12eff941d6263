import type { Caller } from '@venue/sdk/desk/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Suspense } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { CallerPanel } from '../customers/customers.view.ts';
import css from './Desk.module.css';

/** What whoever talks to a caller has to know: a block, a warning, and on demand everything else. */
export function CallerNotes({ caller: { userId, warning, blockedTo } }: { caller: Caller }) {
  const may = useMay();
  return (
    <>
      {blockedTo && (
        <p className={css.lost} role="alert">
          Новые брони этому клиенту закрыты по&nbsp;{formatDate(blockedTo)}.
        </p>
      )}
      {warning && (
        <p className={css.warning} role="note">
          {warning}
        </p>
      )}
      {may('users.read') && (
        <Suspense fallback={null}>
          <CallerPanel userId={userId} />
        </Suspense>
      )}
    </>
  );
}
