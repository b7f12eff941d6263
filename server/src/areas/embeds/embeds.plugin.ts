import { createHash } from 'node:crypto';
import { Day } from '@venue/sdk';
import { bookingMode } from '@venue/sdk/rooms/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../core/db/database.ts';
import { scheduleOf } from '../bookings/availability/bookings.schedule.service.ts';
import { roomById, tariffsOf } from '../rooms/rooms.store.ts';
import { loader, script, stylesheet } from './embeds.assets.ts';
import { framePage, messagePage } from './embeds.page.ts';
import * as rules from './embeds.rules.ts';
import { siteByKey } from './embeds.store.ts';

interface FrameRoute {
  readonly Params: { readonly key: string; readonly roomId: string };
  readonly Querystring: { readonly day?: unknown; readonly theme?: unknown };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [scriptHash, styleHash] = [hashOf(script), hashOf(stylesheet)];

/**
 * The policy of the frame. `sandbox` without `allow-same-origin` gives it an origin of its own, so nothing in it can
 * read what our site stores in the browser. The rest of the site stays unframable.
 */
const policyOf = (ancestors: string, publicUrl: string) =>
  [
    "default-src 'none'",
    `script-src ${scriptHash}`,
    `style-src ${styleHash}`,
    `form-action ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/**
 * `/embed.js`, which puts a frame into the page that loads it, and the frame's page: the free hours of a room by the
 * day. It reads no cookie, no token and no body, and sets none.
 */
export async function embedPages(
  app: FastifyInstance,
  { config, db, now }: { readonly config: Config; readonly db: Db; readonly now: () => Date },
): Promise<void> {
  app.get('/embed.js', (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=300')
      .type('text/javascript; charset=utf-8')
      .send(loader),
  );

  app.get<FrameRoute>('/embed/:key/rooms/:roomId', async ({ params, query }, reply) => {
    const site = await siteByKey(db, params.key);
    // Nobody may frame it: the policy of every other answer stays.
    if (!site) return send(reply.code(404), messagePage('Виджет на\u00a0этом сайте выключен', config.publicUrl));
    // guard: embeds.frame.test.ts
    reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', policyOf(rules.ancestorsOf(site.origin), config.publicUrl));
    const room = /^\d{1,9}$/.test(params.roomId) ? await roomById(db, Number(params.roomId)) : undefined;
    if (!room) return send(reply.code(404), messagePage('Такого помещения нет', config.publicUrl));
    const [tariff] = room.bookingMode === bookingMode.instant ? await tariffsOf(db, room.id) : [];
    const theme = query.theme === 'light' || query.theme === 'dark' ? query.theme : null;
    if (!tariff) return send(reply, framePage({ config, site, room, theme, week: null }));
    const wished = Day.safeParse(query.day);
    const { from, day: nearest } = rules.weekWith(wished.success ? wished.data : null, now(), config.openDays);
    const reader = { now: now(), openDays: config.openDays };
    const { schedule } = await scheduleOf(db, room, { from, days: rules.DAYS }, reader);
    const days = rules.daysOf(from, schedule);
    // Without a wish it begins on a day with free hours.
    const day = wished.success ? nearest : (days.find(each => each.hasFree)?.day ?? nearest);
    const hours = rules.hoursOf(day, schedule, tariff);
    return send(
      reply,
      framePage({
        config,
        site,
        room,
        theme,
        week: { days, day, hours, tariff, ...rules.edges(now(), config.openDays) },
      }),
    );
  });
}

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
