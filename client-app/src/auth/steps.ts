import { type Session, signInTexts } from '@venue/sdk';
import type { Door } from './doors.ts';

/** Phone first; then a password for a known one, or a code for a new account or a reset. Or the state services. */
export type LoginStep = 'phone' | 'password' | 'registration' | 'reset' | 'state-services';

/** Marks a link to the login that opens the state services. */
export const OPEN_STATE_SERVICES = 'state-services';

/** Everything typed so far, so that going back and forth loses nothing. */
export interface Typed {
  readonly phone: string;
  readonly password: string;
  readonly newPassword: string;
  readonly consent: boolean;
}

/** The props of each step. */
export interface StepProps {
  readonly door: Door;
  readonly typed: Typed;
  /** Goes to another step and keeps what was typed on this one. */
  readonly go: (step: LoginStep, values: Partial<Typed>) => void;
}

export const LATER = 'Попробуйте позже или обратитесь в техподдержку.';
export const LOGIN_FAILED = signInTexts.loginFailed;

/** Ties a code to its step and phone, so that a reload finds it again. */
export const purposeOf = (step: 'registration' | 'reset', phone: string): string => `${step}:${phone}`;

/**
 * Where a reload left off: on a phone, reading an SMS often makes the browser reload the page. Only a code that is
 * still good brings the person back to it.
 */
export function leftOff(session: Session, now: number): { step: LoginStep; phone: string } {
  try {
    const flow: unknown = JSON.parse(session.read('smsData') ?? '{}');
    if (typeof flow === 'object' && flow !== null && 'purpose' in flow && 'expiresAt' in flow) {
      const [, step, phone] = /^(registration|reset):(\d{10})$/.exec(String(flow.purpose)) ?? [];
      const good = Number(flow.expiresAt) > now;
      if (good && phone && (step === 'registration' || step === 'reset')) return { step, phone };
    }
  } catch {
    // The stored value is not ours; start from the beginning.
  }
  return { step: 'phone', phone: '' };
}
