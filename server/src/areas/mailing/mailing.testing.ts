import { confirmSubscription, subscribe } from '@venue/sdk/mailing';
import { createLetter } from '@venue/sdk/mailing/admin';
import { type LetterFields, letterAudience } from '@venue/sdk/mailing/model';
import { and, desc, eq } from 'drizzle-orm';
import { outbox } from '../../core/db/core.table.ts';
import type { TestApi } from '../../testing/api.ts';

export const letterFields: LetterFields = {
  letterSubject: 'Осень в мастерских',
  letterPreview: 'Три открытых занятия',
  letterBody: '<p>Приходите <a href="/app/events">в субботу</a>.</p>',
  letterAudience: letterAudience.everyone,
  consentFrom: null,
  consentTo: null,
};

/** A draft of a letter. */
export async function aLetter(api: TestApi, over: Partial<LetterFields> = {}) {
  const client = api.as(await api.aStaff());
  const { id: letterId } = await client.send(createLetter, { body: { ...letterFields, ...over } });
  return { letterId };
}

/** Outbox rows of an event to an address, newest first. */
export const mailTo = (api: TestApi, email: string, event: string) =>
  api.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.event, event)))
    .orderBy(desc(outbox.id));

/** Subscribes an address, and returns the body that the page of the mailed link sends. */
export async function letterTime(api: TestApi, email: string) {
  await api.client(undefined, `192.0.2.${(email.length * 7) % 250}`).send(subscribe, { body: { email } });
  const [mail] = await mailTo(api, email.toLowerCase(), 'subscription.confirm');
  const [, address = '', link = ''] = /confirm#([^/\s]+)\/([\w-]+)/.exec(mail?.body ?? '') ?? [];
  return { email: decodeURIComponent(address), link };
}

/** A visitor who is subscribed with an address. */
export async function aSubscriber(api: TestApi, email: string) {
  await api.client().send(confirmSubscription, { body: await letterTime(api, email) });
}
