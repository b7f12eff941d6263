import { useState } from 'react';
import { useApi } from '../data/ApiProvider.tsx';
import { BrowserOnly } from '../theme/browserOnly.ts';
import { KeepTyped } from './KeepTyped.tsx';
import { KeptInTab } from './KeptInTab.tsx';

/** What keeps a form's values in this tab: while they are typed, under the name `form`, and when the session is lost. */
export default function FormMemory({ form }: { form: string | undefined }) {
  // Nothing is typed on the server.
  if (typeof document === 'undefined') throw new BrowserOnly();
  const { session } = useApi();
  // Without a login, the values that a lost session would take have no owner.
  const [signedIn] = useState(() => session.current() !== null);
  return (
    <>
      {signedIn && <KeptInTab />}
      {form !== undefined && <KeepTyped form={form} />}
    </>
  );
}
