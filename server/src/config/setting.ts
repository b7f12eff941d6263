import type * as z from 'zod/mini';

/** One setting of the environment. */
export interface Setting<T> {
  /** The environment variable. */
  name: string;
  /** What is used when the variable is absent or empty; `null` leaves the setting out. */
  fallback: string | null | ((value: (name: string) => string) => string);
  /** What the README prints as the default when the fallback depends on other settings. */
  shownDefault?: string;
  meaning: string;
  /** What people miss while it is not set or `none`, as a sentence. */
  without?: string;
  /** Completes the sentence “use …” when the value is wrong. */
  allowed: string;
  /** The value is never printed. */
  confidential?: true;
  schema: z.ZodMiniType<T, string>;
}

/** Declares a setting. It returns its argument; the type of the value follows from the schema. */
export const setting = <T>(entry: Setting<T>): Setting<T> => entry;
