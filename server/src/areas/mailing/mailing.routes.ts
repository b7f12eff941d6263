import { mailboxOf, recordsChanged } from '@venue/sdk';
import { confirmSubscription, getSubscription, leaveMailing, subscribe } from '@venue/sdk/mailing';
import { consentTexts } from '@venue/sdk/privacy/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { post } from '../../core/outbox.ts';
import { publish, toTopic } from '../../core/publish.ts';
import { countMessage } from '../../core/security/messageLimits.ts';
import { knownByAddress } from '../accounts/accounts.store.ts';
import * as store from './mailing.deliveries.store.ts';
import { CONFIRM_DAYS, confirmUrl, deliveryOf, mustConfirm } from './mailing.links.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Per caller and address; others who name the same address have limits of their own. */
const perAsker = [{ most: 3, seconds: 24 * 60 * 60 }] as const;

const { version } = consentTexts.mailing;

/** Refreshes the list and the report on the screens of staff. */
const tellStaff = (tx: Db, now: Date) =>
  publish(tx, now, [toTopic(recordsChanged, 'staff', { tags: ['mailing', 'mailing.letters'] })]);

/** Ends a subscription by the link of a letter; a second call changes nothing. */
export async function leaveBy(tx: Db, { config, now }: Pick<Context, 'config' | 'now'>, link: string): Promise<void> {
  const delivery = await deliveryOf(tx, config, link);
  if (!(await store.endConsents(tx, delivery.email, now))) return;
  await store.changeDelivery(tx, delivery.id, { unsubscribedAt: now });
  tellStaff(tx, now);
}

export const mailingRoutes = [
  handle(subscribe, async ({ body }, context) => {
    const { now, config } = context;
    const email = mailboxOf(body.email);
    const known = await knownByAddress(context, email);
    await countMessage(context, { by: 'mail', to: email, known, perAsker, proof: body.proof });
    return transact(context, async tx => {
      const link = confirmUrl(config, email, version, now);
      const uselessAt = new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);
      await post(tx, now, { event: 'subscription.confirm', to: email, about: { link }, secret: link, uselessAt });
      return { message: { success: true } };
    });
  }),

  handle(confirmSubscription, ({ body }, context) => {
    const { now, config, request } = context;
    const email = mailboxOf(body.email);
    mustConfirm(config, body.link, email, version, now);
    return transact(context, async tx => {
      await store.addConsentOf(tx, { email, version, ip: request.ip, at: now });
      tellStaff(tx, now);
      return { message: { success: true } };
    });
  }),

  handle(getSubscription, async ({ body }, { db, config }) => {
    const { email } = await deliveryOf(db, config, body.link);
    return {
      message: {
        emailMasked: email.replace(/^(.{0,2})[^@]*/, '$1•••'),
        isSubscribed: await store.isSubscribed(db, email),
      },
    };
  }),

  handle(leaveMailing, ({ body }, context) =>
    transact(context, async tx => {
      await leaveBy(tx, context, body.link);
      return { message: { success: true } };
    }),
  ),
];
