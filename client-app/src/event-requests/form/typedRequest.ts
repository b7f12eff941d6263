import { forgetTyped, keepTyped, typedIn, VISITOR } from '@venue/shared-ui/form/typed.ts';
import type { RequestValues } from './requestForm.ts';

/** Under which name the tab keeps what a visitor types into a request. */
export const TYPED_REQUEST = 'event-request';
/** The same once they have pressed the button and verified their phone: it is sent when they are signed in. */
const AGREED = 'event-request-agreed';

/** Hands over a request that is to be sent after the login. */
export const agreeToSend = (values: RequestValues): void => keepTyped(AGREED, { owner: VISITOR, values, was: {} });

interface TypedRequest {
  readonly values: Partial<RequestValues>;
  readonly isAgreed: boolean;
}

/** What this person typed before they signed in, and whether it is to be sent; undefined if they typed nothing. */
export function typedRequest(userId: number): TypedRequest | undefined {
  const agreed = typedIn(AGREED, String(userId));
  const typed = agreed ?? typedIn(TYPED_REQUEST, String(userId));
  // Only requests are kept under these names, and what the form does not know is checked when it is saved.
  return typed ? { values: typed.values as Partial<RequestValues>, isAgreed: agreed !== null } : undefined;
}

/** It is sent once only, whatever becomes of it; what was typed stays until it is a draft on the server. */
export function forgetAgreement({ values }: TypedRequest): void {
  forgetTyped(AGREED);
  keepTyped(TYPED_REQUEST, { owner: VISITOR, values, was: {} });
}

/** The request is a draft on the server now. */
export const forgetTypedRequest = (): void => forgetTyped(TYPED_REQUEST);
