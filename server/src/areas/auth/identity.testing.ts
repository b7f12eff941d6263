import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from '../../testing/api.ts';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** A minimal browser: it keeps cookies by path and does not follow redirects. */
export function aBrowser({ app }: Pick<TestApi, 'app'>) {
  let jar: readonly Cookie[] = [];

  async function go(method: 'GET' | 'POST', url: string, payload?: string | object): Promise<LightMyRequestResponse> {
    const [path = ''] = url.split('?');
    const sent = jar.filter(cookie => path.startsWith(cookie.path)).map(({ name, value }) => `${name}=${value}`);
    const type = typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    const reply = await app.inject({
      method,
      url,
      headers: { accept: 'text/html', cookie: sent.join('; '), ...(payload ? { 'content-type': type } : {}) },
      ...(payload ? { payload } : {}),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const cookie = { name, value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' };
      const gone = /max-age=0|expires=Thu, 01 Jan 1970/i.test(line);
      jar = [...jar.filter(each => each.name !== name || each.path !== cookie.path), ...(gone ? [] : [cookie])];
    }
    return reply;
  }
  const get = (url: string) => go('GET', url);
  const to = (reply: LightMyRequestResponse) => String(reply.headers.location);

  return {
    get,
    cookies: () => jar,
    /** Begins an attempt; returns its uuid and the address at the provider. */
    async start(body: object = {}) {
      const reply = await go('POST', '/api/auth/swap/start', {
        ...{ type: 'esia', account: 'marketplace', consent: true },
        ...body,
      });
      return reply.json<{ message: { uuid: string; url: string; expiresAt: string } }>().message;
    },
    /** Chooses a person and answers the provider’s question. Returns the return address without opening it. */
    async answer(url: string, person: string, yes = true): Promise<string> {
      const question = to(await get(url));
      return to(await get(to(await go('POST', question, `person=${person}&answer=${yes ? 'yes' : 'no'}`))));
    },
    /** Cancels at the choice of a person. Returns the return address. */
    async cancel(url: string): Promise<string> {
      return to(await get(to(await go('POST', to(await get(url)), 'answer=no'))));
    },
    /** Opens the return address. Returns where the server redirects to. */
    comeBack: async (address: string): Promise<string> => to(await get(address)),
    swap: (uuid: string) => get(`/api/auth/swap?type=esia&uuid=${uuid}`),
  };
}

export type Browser = ReturnType<typeof aBrowser>;

/** Takes an attempt up to the wait page; returns its uuid. */
export async function arrive(browser: Browser, person: string, body: object = {}): Promise<string> {
  const { uuid, url } = await browser.start(body);
  await browser.comeBack(await browser.answer(url, person));
  return uuid;
}
