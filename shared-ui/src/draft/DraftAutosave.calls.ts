import type { Call } from '@venue/sdk';
import type * as z from 'zod/mini';

type Taking<T> = z.ZodMiniType<unknown, T>;
type Giving<T> = z.ZodMiniType<{ message: T }>;
type None = z.ZodMiniType;

/** A stored draft: its values as text, and when it was saved (ISO 8601). */
export interface Draft {
  readonly data: string;
  readonly savedAt: string;
}

/** The calls that keep drafts: `@venue/sdk/drafts` has them. */
export interface DraftCalls {
  readonly getDraft: Call<string, Taking<{ key: string }>, None, Giving<{ draft: Draft | null }>>;
  readonly saveDraft: Call<string, None, Taking<{ key: string; data: string }>, Giving<{ savedAt: string }>>;
  readonly removeDraft: Call<string, None, Taking<{ key: string }>, Giving<unknown>>;
}
