import { OpenedSession } from '../auth/auth.model.ts';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { FactorSetup, StepCode, StepReady, StepSetup, StepTicket } from './security.model.ts';

/**
 * Finishes a login with a code of the second factor. Each code works once; a wrong one is `code_wrong`. The ticket of
 * the login is `second_step_over` after ten minutes, and once the password has changed.
 */
export const passSecondStep = call({
  id: 'security.pass',
  summary: 'Finish a login with a code of the second factor',
  method: 'POST',
  path: '/auth/second-factor',
  access: 'public',
  body: StepCode,
  reply: message(OpenedSession),
  fails: ['second_step_over', 'code_wrong', 'rate_limited'],
  changes: ['session'],
  repeat: 'never: a code works once',
  ours: true,
});

/** A new secret for a login that needs a second factor. Nothing is stored until its first code is sent. */
export const startStepSetup = call({
  id: 'security.stepSetup',
  summary: 'Get a secret for the second factor that a login needs',
  method: 'POST',
  path: '/auth/second-factor/setup',
  access: 'public',
  body: StepTicket,
  reply: message(FactorSetup),
  fails: ['second_step_over'],
  reads: ['secondStep'],
  ours: true,
});

/** Sets up the second factor that a login needs and signs in. The recovery codes are in this reply only. */
export const finishStepSetup = call({
  id: 'security.stepFinish',
  summary: 'Set up the second factor that a login needs, and sign in',
  method: 'POST',
  path: '/auth/second-factor/finish',
  access: 'public',
  body: StepSetup,
  reply: message(StepReady),
  fails: ['second_step_over', 'code_wrong', 'conflict', 'rate_limited'],
  changes: ['session'],
  repeat: 'never: a code works once',
  ours: true,
});
