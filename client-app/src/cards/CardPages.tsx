import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { ByAddress } from '../app/frame/ByAddress.tsx';

const words = { account: late(() => import('./CardPage.tsx')) };
const PublicCard = late(() => import('./PublicCard.tsx'));

/** A person's own business card, and one as others see it. */
export default function CardPages() {
  return <ByAddress words={words} other={PublicCard} />;
}
