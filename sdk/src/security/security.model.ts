import * as z from 'zod/mini';
import { OpenedSession } from '../auth/auth.model.ts';
import { checked } from '../core/schema/checked.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { OneTimeCode, required } from '../core/schema/rules.ts';

/** How many recovery codes there are at a time. */
export const RECOVERY_CODES = 10;

const code = checked(
  required(40),
  z.regex(/^(\d{6}|([2-7a-z]{4}-?){4})$/i, 'Введите 6\u00a0цифр из\u00a0приложения или запасной код целиком'),
);
const ticket = required(200);
const setup = required(1000);
const password = required(1000);

/** The second step of a login: six digits of the app, or a recovery code, with or without its hyphens. */
export const StepCode = z.object({ ticket, code });

/** The ticket of a login that needs a second factor set up. */
export const StepTicket = z.object({ ticket });

/** A new secret for an app. `setup` is the same secret, sealed; it is sent back with the first code. */
export const FactorSetup = z.object({ setup: z.string(), secret: z.string(), uri: z.string() });
export type FactorSetup = z.output<typeof FactorSetup>;

/** Confirms a new secret with the first code of the app. */
export const StepSetup = z.object({ ticket, setup, code: OneTimeCode });
export const OwnSetup = z.object({ setup, password, code: OneTimeCode });

/** What changes one’s own second factor: the password, and a code of the app or a recovery code. */
export const OwnProof = z.object({ password, code });

const recoveryCodes = z.array(z.string());
export const RecoveryCodes = z.object({ recoveryCodes });

/** The session of a login that set a second factor up, and its recovery codes, which are shown once. */
export const StepReady = z.object({ opened: OpenedSession, recoveryCodes });
export type StepReady = z.output<typeof StepReady>;

/** One of the reader’s own sessions. */
export const OwnSession = z.object({
  sessionId: Id,
  openedAt: Instant,
  endsAt: Instant,
  /** `Chrome, Windows`; empty for sessions opened before it was stored. */
  device: z.string(),
  /** The network address it was opened from; empty where it is not known. */
  address: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

/** How the reader signs in. */
export const OwnSecurity = z.object({
  /** Null without a second factor. */
  secondFactor: z.nullable(z.object({ addedAt: Instant, codesLeft: z.int() })),
  /** Whether the reader’s role requires a second factor. */
  isRequired: z.boolean(),
  ownSessions: z.array(OwnSession),
});
export type OwnSecurity = z.output<typeof OwnSecurity>;
