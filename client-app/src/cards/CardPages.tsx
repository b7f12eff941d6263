import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenByPath } from '../app/frame/ScreenByPath.tsx';

const words = { account: lazyWithRetry(() => import('./CardPage.tsx')) };
const PublicCard = lazyWithRetry(() => import('./PublicCard.tsx'));

/** A person's own business card, and one as others see it. */
export default function CardPages() {
  return <ScreenByPath words={words} other={PublicCard} />;
}
