import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { SiteSearchResults } from './search.model.ts';

/**
 * Searches everything published on the site, in all forms of the words; the last word may be unfinished, and «ё» equals
 * «е». If nothing has these words, they are converted from the other keyboard layout. Kinds without results are left
 * out; the best result is first. With `kind` only documents of that kind, and more of them; `kinds` names all kinds
 * with results.
 */
export const searchSite = call({
  id: 'search.site',
  summary: 'Search what is published on the site',
  method: 'GET',
  path: '/search',
  access: 'public',
  query: z.object({ q: required(100), kind: z.optional(z.string().check(z.maxLength(40))) }),
  reply: message(SiteSearchResults),
  fails: ['rate_limited'],
  reads: ['site'],
  ours: true,
});
