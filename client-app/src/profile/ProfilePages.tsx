import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { ByAddress } from '../app/frame/ByAddress.tsx';

const words = {
  passport: late(() => import('./person/PassportPage.tsx')),
  resident: late(() => import('./organisations/ResidentPage.tsx')),
  organization: late(() => import('./organisations/OrganisationsPage.tsx')),
  documents: late(() => import('./organisations/DocumentsPage.tsx')),
};
const PersonalInfo = late(() => import('./person/PersonalInfo.tsx'));

/** The screens of the user's personal data and documents. */
export default function ProfilePages() {
  return <ByAddress words={words} other={PersonalInfo} />;
}
