import { lazy } from 'react';
import { ByAddress } from '../app/ByAddress.tsx';

const words = {
  resident: lazy(() => import('./ResidentPage.tsx')),
  organization: lazy(() => import('./OrganisationsPage.tsx')),
  documents: lazy(() => import('./DocumentsPage.tsx')),
};
const PassportPage = lazy(() => import('./PassportPage.tsx'));

/** The screens of a person's papers. */
export default function ProfilePages() {
  return <ByAddress words={words} other={PassportPage} />;
}
