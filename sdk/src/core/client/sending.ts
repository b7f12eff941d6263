import type { ClientOptions } from './options.ts';
import { sender } from './sender.ts';
import type { Session } from './session.ts';
import { axiosTransport } from './transport.axios.ts';

/** The function that sends calls with these options: by a transport or an axios of the caller, or by our own. */
export async function sending(options: ClientOptions, session: Session) {
  if (options.transport) return sender(options, session, options.transport);
  const instance = options.axios ?? (await import('axios')).default.create();
  return sender(options, session, axiosTransport(options.baseUrl, instance));
}
