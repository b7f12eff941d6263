import * as z from 'zod/mini';

/** The shop of YooKassa, and where its API is. */
export interface Shop {
  /** Address of the API, without a closing slash. */
  readonly url: string;
  readonly shopId: string;
  readonly secretKey: string;
  /** Milliseconds to wait for a reply; the default is for calls that people wait for. */
  readonly timeoutMs?: number;
}

export const Amount = z.object({ value: z.string().check(z.regex(/^\d{1,12}\.\d\d$/)), currency: z.literal('RUB') });

export const amountOf = (kopecks: number) => ({ value: (kopecks / 100).toFixed(2), currency: 'RUB' });
export const kopecksOf = ({ value }: z.output<typeof Amount>) => Number(value.replace('.', ''));

/** A refusal by the provider. */
export class Refused extends Error {
  override readonly name = 'YooKassaRefused';
  readonly status: number;
  constructor(status: number, code: string) {
    super(`YooKassa answered ${status} ${code}`);
    this.status = status;
  }
}

/** Whether a refusal means that nothing was done, and that the same request will never do anything. */
export const isFinal = (error: unknown): boolean =>
  error instanceof Refused && [400, 404, 405, 409, 410, 415, 422].includes(error.status);

/** A request to its API. */
export type Ask = <T>(schema: z.ZodMiniType<T>, path: string, post?: { key: string; body: object }) => Promise<T>;

export function yookassaApi({ url, shopId, secretKey, timeoutMs = 10_000 }: Shop): Ask {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  return async (schema, path, post) => {
    const response = await fetch(`${url}${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(post ? { 'content-type': 'application/json', 'idempotence-key': post.key } : {}),
      },
      ...(post ? { body: JSON.stringify(post.body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (response.status !== 200) {
      const code = z.safeParse(z.object({ code: z.string() }), answer);
      throw new Refused(response.status, code.success ? code.data.code : '');
    }
    return z.parse(schema, answer);
  };
}

/** Every row of a list, page after page. */
export async function allOf<Row>(ask: Ask, row: z.ZodMiniType<Row>, path: string, query: Record<string, string>) {
  const List = z.object({ items: z.array(row), next_cursor: z.optional(z.string()) });
  const rows: Row[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const search = new URLSearchParams({ ...query, limit: '100', ...(cursor === '' ? {} : { cursor }) });
    const page: z.output<typeof List> = await ask(List, `${path}?${search}`);
    rows.push(...page.items);
    cursor = page.next_cursor;
  }
  return rows;
}
