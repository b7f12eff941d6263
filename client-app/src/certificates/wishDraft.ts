import type { CertificateWish } from '@venue/sdk/certificates/model';
import { readSessionValue, writeSessionValue } from '../app/cabinet/sessionValue.ts';

interface StoredWish {
  readonly wish: CertificateWish;
  /** The phone being verified; empty if none is. */
  readonly phone: string;
  /** The buyer pressed the button and verified the phone: the certificate is ordered once they are signed in. */
  readonly isAgreed: boolean;
}

const KEY = 'certificate';

/** Keeps an order for this tab. Null forgets it. */
export const writeWishDraft = (wish: StoredWish | null): void => writeSessionValue(KEY, wish);

/** The stored order, or null. */
export const readWishDraft = (): StoredWish | null => readSessionValue(KEY);
