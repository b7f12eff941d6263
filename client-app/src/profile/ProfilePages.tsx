import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../app/frame/ScreenByPath.tsx';

const words = {
  passport: lazyWithRetry(() => import('./person/PassportPage.tsx')),
  resident: lazyWithRetry(() => import('./organisations/ResidentPage.tsx')),
  organization: lazyWithRetry(() => import('./organisations/OrganisationsPage.tsx')),
  documents: lazyWithRetry(() => import('./organisations/DocumentsPage.tsx')),
};
const PersonalInfo = lazyWithRetry(() => import('./person/PersonalInfo.tsx'));

/** The screens of the user's personal data and documents. */
export default function ProfilePages() {
  return <ScreenByPath words={words} other={PersonalInfo} />;
}
