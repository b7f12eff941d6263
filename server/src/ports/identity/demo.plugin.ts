import { readFileSync } from 'node:fs';
import { ApiFailure } from '@venue/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Config } from '../../config.ts';
import { decodesPlain } from '../../core/http/plainText.ts';
import { consentPage, errorPage, peoplePage } from './demo.pages.ts';
import { demoPerson } from './demo.people.ts';
import { DEMO_ESIA, demoProvider, local } from './demo.provider.ts';

const style = readFileSync(new URL('./demo.page.css', import.meta.url));
const LONGEST_FORM = 1024;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type InteractionRequest = FastifyRequest<{
  Params: { uid: string };
  Querystring: { person?: unknown };
  Body: URLSearchParams | null;
}>;

/** Mounts the demo's provider under `/demo/esia`: the protocol itself, and two pages of ours for the person. */
export async function demoIdentity(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  let made: Promise<Provider> | undefined;
  const provider = () => {
    made ??= demoProvider(config);
    return made;
  };
  const { host, protocol } = new URL(config.publicUrl);
  /** The request with the host of the public address; the host that the browser sent is ignored. */
  const atPublicHost = ({ raw }: FastifyRequest) => {
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    return raw;
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => {
      const form = String(body);
      if (decodesPlain(form)) done(null, new URLSearchParams(form));
      else done(new ApiFailure('malformed'));
    },
  );
  app.get(`${DEMO_ESIA}/page.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(style),
  );

  /** The pending interaction of this sign-in; undefined when it is over or belongs to another browser. */
  async function interactionOf(request: InteractionRequest, reply: FastifyReply): Promise<Interaction | undefined> {
    const details = await (await provider())
      .interactionDetails(atPublicHost(request), reply.raw)
      .catch(() => undefined);
    return details?.uid === request.params.uid ? details : undefined;
  }
  const show = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

  const url = `${DEMO_ESIA}/interaction/:uid`;
  app.get(url, async (request: InteractionRequest, reply) => {
    const details = await interactionOf(request, reply);
    if (!details) return show(reply, errorPage(), 404);
    const person = demoPerson(request.query.person);
    return show(reply, person ? consentPage(person) : peoplePage());
  });

  app.post(url, async (request: InteractionRequest, reply) => {
    const details = await interactionOf(request, reply);
    if (!details) return show(reply, errorPage(), 404);
    const result = await answerTo(await provider(), details, request.body ?? new URLSearchParams());
    if (!result) return show(reply, peoplePage(), 400);
    const back = await (await provider()).interactionResult(atPublicHost(request), reply.raw, result);
    return reply.redirect(local(config, back), 303);
  });

  // All other paths are the protocol. The provider reads request bodies itself, so nothing of ours may read them
  // before.
  app.route({
    method: ['GET', 'POST'],
    url: `${DEMO_ESIA}/*`,
    async onRequest(request, reply) {
      const callback = (await provider()).callback();
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const raw = atPublicHost(request);
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(DEMO_ESIA.length) });
      await callback(raw, reply.raw);
    },
    handler: () => undefined,
  });
}

/** The result for the provider of the person's answer; undefined if there is no valid answer. */
async function answerTo(provider: Provider, { params }: Interaction, form: URLSearchParams) {
  if (form.get('answer') === 'no') return { error: 'access_denied', error_description: 'the person said no' };
  const person = demoPerson(form.get('person'));
  if (form.get('answer') !== 'yes' || !person) return undefined;
  const grant = new provider.Grant({ accountId: person.id, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  return { login: { accountId: person.id, remember: false }, consent: { grantId: await grant.save() } };
}
