import type { ApiFailure } from './errors.ts';
import { bears, refused } from './unreachable.ts';

/** Whether an error is an `ApiFailure`, for code that loads before the first call; elsewhere write `instanceof`. */
export const isApiFailure = (error: unknown): error is ApiFailure => bears(refused, error);
