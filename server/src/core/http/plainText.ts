import { ApiFailure, messages } from '@venue/sdk';
import type { FastifyInstance } from 'fastify';

/** Whether the database can store it: no NUL, no lone surrogate. */
const isPlain = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A file name without control characters, and without bidirectional marks, which can disguise its extension. */
export const plainName = (name: string): string => name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '');

/** Whether percent-encoded text can be decoded and stored. */
export function decodesPlain(encoded: string): boolean {
  try {
    return isPlain(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

/** The fields of an input whose values or names cannot be stored, with the text to show. */
function* unplainIn(value: unknown, path: readonly string[] = []): Generator<[field: string, text: string]> {
  if (typeof value === 'string') {
    if (!isPlain(value)) yield [path.join('.'), messages.invalid];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      if (isPlain(name)) yield* unplainIn(each, [...path, name]);
      else yield [path.join('.'), messages.invalid];
    }
  }
}

/** @throws ApiFailure `invalid_input`, which names the fields */
export function refuseUnplain(body: unknown): void {
  const fields = Object.fromEntries(unplainIn(body));
  if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
}

/**
 * Refuses text the database cannot store, on every route: calls, webhooks, pages, files. Uploads are read by their
 * handlers, so `readUpload` looks at their names and fields itself.
 */
export function plainTextOnly(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(decodesPlain(raw.url ?? '') ? undefined : new ApiFailure('malformed'));
  });
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    if (routeOptions.config.call?.body) refuseUnplain(body);
    // The route declares no body, so the failure has no field to name.
    else if (!unplainIn(body).next().done) throw new ApiFailure('malformed');
  });
}
