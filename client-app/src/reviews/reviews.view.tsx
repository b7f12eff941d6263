import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';
import type { ReviewedSubject } from './reviews.rating.ts';

export { ratingAbout } from './reviews.rating.ts';

const Block = lazyWithRetry(afterHydration(() => import('./SubjectReviews.tsx')));

/** What visitors say of a room or an event; renders nothing if nobody has said anything. */
export const SubjectReviews = ({ subject }: { subject: ReviewedSubject }) => (
  <Part fallback={null}>
    <Block subject={subject} />
  </Part>
);

const Voice = lazyWithRetry(afterHydration(() => import('./GuestVoice.tsx')));

/** One review of the venue; renders nothing while there is none. */
export const GuestVoice = () => (
  <Part fallback={null}>
    <Voice />
  </Part>
);
