import { late } from '@venue/shared-ui/parts/late.tsx';
import { ByAddress } from '../app/ByAddress.tsx';

const words = {
  passport: late(() => import('./PassportPage.tsx')),
  resident: late(() => import('./ResidentPage.tsx')),
  organization: late(() => import('./OrganisationsPage.tsx')),
  documents: late(() => import('./DocumentsPage.tsx')),
};
const PersonalInfo = late(() => import('./PersonalInfo.tsx'));

/** The screens of what a person says of themselves, and of their papers. */
export default function ProfilePages() {
  return <ByAddress words={words} other={PersonalInfo} />;
}
