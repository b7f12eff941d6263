import type { AdminUserCard } from '@venue/sdk/users/model';
import { Documents } from './Documents.tsx';
import { PassportPanel } from './PassportPanel.tsx';

/** A person's passport, who opened their data, and the files they sent. */
export const PapersTab = ({ user }: { user: AdminUserCard }) => (
  <>
    <PassportPanel user={user} />
    <Documents user={user} />
  </>
);
