// @ts-expect-error: axios has no types for its parts
import adapter from 'axios/unsafe/adapters/fetch.js';
import type { ClientOptions } from './options.ts';
import { sender } from './sender.ts';
import type { Session } from './session.ts';
import { axiosTransport, type Requests } from './transport.axios.ts';

/**
 * What pages use of axios: its fetch, and XMLHttpRequest once an upload is to be shown (`showsUploads`). All of axios
 * would be a third more, for interceptors and defaults, which nobody can reach here; whoever wants them passes an
 * instance of their own.
 */
export const ownAxios: Requests = {
  request: async config => {
    // guard: transport.redirects.test.ts
    if (config.adapter !== 'xhr') return adapter(config);
    // @ts-expect-error: axios has no types for its parts
    const { default: byXhr } = await import('axios/unsafe/adapters/xhr.js');
    return byXhr(config);
  },
};

/** The function that sends calls with these options: by a transport or an axios of the caller, or by our own. */
export const sending = (options: ClientOptions, session: Session) =>
  sender(
    options,
    session,
    options.transport ?? axiosTransport(options.baseUrl, options.axios ?? ownAxios, options.showsUploads),
  );
