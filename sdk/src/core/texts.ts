import { ApiFailure, type Unreachable } from './failures.ts';

const suffixes = {
  support: 'Попробуйте позже или обратитесь в техподдержку',
  admin: 'Попробуйте позже или обратитесь к администратору',
} as const;

/** The generic text of an area: `failedAt('сохранении профиля')` → «Произошла ошибка при сохранении профиля. Попробуйте позже …». */
export const failedAt = (doing: string, to: keyof typeof suffixes = 'support'): string =>
  `Произошла ошибка при ${doing}. ${suffixes[to]}`;

/**
 * What a person reads about a failure. One that has a text of its own keeps it; one that says nothing about what they
 * were doing (a server error, an answer nobody understood) gets `generic`, the area's text.
 */
export function textOf(problem: ApiFailure | Unreachable, generic?: string): string {
  const unknown = problem instanceof ApiFailure && (problem.code === 'internal' || problem.code === 'malformed');
  return unknown && generic ? generic : problem.text;
}
