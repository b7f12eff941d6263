import * as z from 'zod/mini';
import { ApiFailure } from '../client/errors.ts';
import type { Unreachable } from '../client/unreachable.ts';
import { decidedText, EarlierDecision } from '../schema/decision.ts';

const suffixes = {
  support: 'Попробуйте позже или обратитесь в техподдержку',
  admin: 'Попробуйте позже или обратитесь к администратору',
} as const;

/** Asked before a file is removed for good, whatever it belongs to. */
export const fileRemovalConfirm = 'Вы уверены, что хотите удалить этот файл?';

/**
 * The general error text of an area: `failedAt('сохранении профиля')` → «Произошла ошибка при сохранении профиля.
 * Попробуйте позже …».
 */
export const failedAt = (doing: string, to: keyof typeof suffixes = 'support'): string =>
  `Произошла ошибка при ${doing}. ${suffixes[to]}`;

/** Texts of the specification's section 8 that belong to no failure of the table, word for word. */
export const signInTexts = {
  /** The texts of a login answered with `successful: false`. */
  wrongCredentials: 'Неверный номер телефона или пароль',
  loginFailed: `Произошла ошибка при входе. ${suffixes.support}.`,
  logoutFailed: `Произошла ошибка при выходе из системы. ${suffixes.support}.`,
  codeFailed: `Произошла ошибка при отправке кода. ${suffixes.support}.`,
} as const;

/**
 * The text shown for a failure. A failure with its own text keeps it; one unrelated to what the person
 * was doing (a server error, an unreadable reply) gets `generic`, the area's text.
 */
export function textOf(problem: ApiFailure | Unreachable, generic?: string): string {
  if (problem instanceof ApiFailure && problem.code === 'already_decided') {
    const decided = z.safeParse(EarlierDecision, problem.data);
    return decided.success ? decidedText(decided.data, new Date()) : problem.text;
  }
  const unknown = problem instanceof ApiFailure && (problem.code === 'internal' || problem.code === 'malformed');
  return unknown && generic ? generic : problem.text;
}

/** Whether a failure is part of ordinary work, so that its request number would not help support. */
export const isExpected = ({ status, code }: ApiFailure): boolean => status < 500 && code !== 'malformed';
