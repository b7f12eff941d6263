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

/**
 * What a person typed before they signed in, and whether it is to be sent; undefined if they typed nothing. It is a
 * visitor's, so it waits for nothing that is read of the person.
 */
export function typedRequest(): TypedRequest | undefined {
  const agreed = typedIn(AGREED, VISITOR);
  const typed = agreed ?? typedIn(TYPED_REQUEST, VISITOR);
  // Only requests are kept under these names, and what the form does not know is checked when it is saved.
  return typed ? { values: typed.values as Partial<RequestValues>, isAgreed: agreed !== null } : undefined;
}

/** It is sent once only, whatever becomes of it; what was typed stays until it is a draft on the server. */
export function forgetAgreement({ values }: TypedRequest): void {
  forgetTyped(AGREED);
  keepTyped(TYPED_REQUEST, { owner: VISITOR, values, was: {} });
}

/** The request is a draft on the server now. What was agreed to goes too: it must never be sent on a later day. */
export function forgetTypedRequest(): void {
  forgetTyped(AGREED);
  forgetTyped(TYPED_REQUEST);
}
