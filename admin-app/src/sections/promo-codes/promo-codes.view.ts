import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';

/** The promo code of an unpaid booking, at the desk. */
export const DeskPromo = lazyWithRetry(() => import('./DeskPromo.tsx'));

export { Rooms as RoomsInput } from './promoCodeInputs.tsx';
