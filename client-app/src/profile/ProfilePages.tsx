import { late } from '@venue/shared-ui/parts/late.tsx';
import { ByAddress } from '../app/ByAddress.tsx';

const words = {
  passport: late(() => import('./PassportPage.tsx')),
  resident: late(() => import('./ResidentPage.tsx')),
  organization: late(() => import('./OrganisationsPage.tsx')),
  documents: late(() => import('./DocumentsPage.tsx')),
};
const PersonalInfo = late(() => import('./PersonalInfo.tsx'));

/** The screens of the user's personal data and documents. */
export default function ProfilePages() {
  return <ByAddress words={words} other={PersonalInfo} />;
}
