import type { AnyCall, Input } from '../schema/call.ts';
import type { Client } from './client.ts';
import type { SendOptions } from './options.ts';
import { type RawReply, rawReply, responseOf } from './response.ts';

/**
 * Makes a call and returns what the server sent, as a web `Response` with its status, headers and body, unread and
 * unchecked: `await (await asResponse(client, listRooms, {})).text()`. Failures are thrown as by `send`.
 */
export async function asResponse<C extends AnyCall>(
  client: Pick<Client, 'send'>,
  call: C,
  input: Input<C>,
  options?: SendOptions<C>,
): Promise<Response> {
  const marked = { ...options, [rawReply]: true } as SendOptions<C>;
  const reply: unknown = await client.send(call, input, marked);
  const { status, headers } = responseOf(reply as object) ?? { status: 200, headers: {} };
  const { bytes } = reply as Partial<RawReply>;
  // 204 and 205 take no body, not even an empty one.
  return new Response(bytes?.byteLength ? bytes : null, { status, headers });
}
