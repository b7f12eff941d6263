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

/** A value within an input, and the way to it. */
interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly within: Place | undefined;
}

/** The most fields of an input that are named as wrong. */
const MOST_NAMED = 10;

/** The first fields of an input whose values or names cannot be stored, with the text to show. */
function unplainIn(input: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const open: Place[] = [{ value: input, name: '', within: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    if (typeof place.value === 'string') {
      if (!isPlain(place.value)) fields[pathOf(place)] = messages.invalid;
    } else if (typeof place.value === 'object' && place.value !== null) {
      for (const [name, value] of Object.entries(place.value).reverse()) {
        if (isPlain(name)) open.push({ value, name, within: place });
        else fields[pathOf(place)] = messages.invalid;
      }
    }
    if (Object.keys(fields).length >= MOST_NAMED) break;
  }
  return fields;
}

/** The path of a value, such as `slots.0`; that of the whole input is empty. */
function pathOf(place: Place): string {
  const names: string[] = [];
  for (let each = place; each.within; each = each.within) names.unshift(each.name);
  return names.join('.');
}

/** @throws ApiFailure `invalid_input`, which names the fields */
export function refuseUnplain(body: unknown): void {
  const fields = unplainIn(body);
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
    else if (Object.keys(unplainIn(body)).length > 0) throw new ApiFailure('malformed');
  });
}
