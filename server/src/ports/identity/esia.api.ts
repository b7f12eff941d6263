import * as z from 'zod/mini';
import type { Outcome } from './identity.ts';

/** Why nobody was signed in; `message` is a stable word for the log. */
export class EsiaFailure extends Error {
  override readonly name = 'EsiaFailure';
  readonly kind: 'refused' | 'down' | 'invalid';
  constructor(kind: EsiaFailure['kind'], why: string, options?: ErrorOptions) {
    super(why, options);
    this.kind = kind;
  }

  get outcome(): Outcome {
    return this.kind === 'refused' ? { kind: 'refused' } : { kind: this.kind, why: this.message };
  }
}

/** Bytes of one reply. */
const LONGEST = 256 * 1024;

const Refusal = z.object({ error: z.string(), error_description: z.optional(z.nullable(z.string())) });

/** Codes of ESIA by what they mean for the person; any other means that the request or the settings are wrong. */
const meanings: Readonly<Record<string, EsiaFailure['kind']>> = {
  // The owner of the data refused; an account that is not confirmed, where the system asks for one that is.
  'ESIA-007004': 'refused',
  'ESIA-007055': 'refused',
  'ESIA-007007': 'down',
  'ESIA-007008': 'down',
  access_denied: 'refused',
  server_error: 'down',
  temporarily_unavailable: 'down',
};

/** What ESIA says in place of a code or of markers. The texts may quote the request, so only codes are kept. */
export function refusalOf(error: string, description: string): EsiaFailure {
  const [code = error in meanings ? error : 'error'] = /^ESIA-\d{6}/.exec(description) ?? [];
  return new EsiaFailure(meanings[code] ?? meanings[error] ?? 'invalid', code);
}

export type Ask = <T>(schema: z.ZodMiniType<T>, path: string, init?: RequestInit) => Promise<T>;

/** Requests to ESIA: bounded in time and size, without redirects. */
export function esiaApi({ url, timeoutMs }: { readonly url: string; readonly timeoutMs: number }): Ask {
  return async (schema, path, init = {}) => {
    const { status, text } = await fetch(`${url}${path}`, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async response => ({ status: response.status, text: await textOf(response) }))
      .catch((cause: unknown) => {
        throw cause instanceof EsiaFailure ? cause : new EsiaFailure('down', 'no answer', { cause });
      });
    if (status >= 500) throw new EsiaFailure('down', `status ${status}`);
    const answer = jsonOf(text);
    const refusal = Refusal.safeParse(answer);
    if (refusal.success) throw refusalOf(refusal.data.error, refusal.data.error_description ?? '');
    if (status !== 200) throw new EsiaFailure('invalid', `status ${status}`);
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new EsiaFailure('invalid', 'reply fields');
    return parsed.data;
  };
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // guard: esia.test.ts
    if (size > LONGEST) throw new EsiaFailure('invalid', 'reply too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EsiaFailure('down', 'no JSON');
  }
}
