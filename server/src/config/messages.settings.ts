import { Email, isPlainAddress } from '@venue/sdk';
import * as z from 'zod/mini';
import { onOff, urlOf, whole } from './schemas.ts';
import { setting } from './setting.ts';

const nonEmpty = z.string().check(z.minLength(1));
const gateways = ['smsc', 'targetsms'] as const;
const gatewayUrl = urlOf(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]).*[^/]$/);
const senderName = z.string().check(z.regex(/^[\w .-]{1,15}$/));
const whileDemo = (value: (name: string) => string) => (onOff.safeParse(value('DEMO')).data ? 'outbox' : 'none');

/** How SMS and e-mails are sent. */
export const messageSettings = {
  sms: setting({
    name: 'SMS',
    fallback: whileDemo,
    shownDefault: 'outbox while DEMO is on, otherwise none',
    meaning:
      'How SMS are sent: stored in the outbox (demo), through a gateway with the API of SMSC or of TargetSMS, or not at all.',
    allowed: 'outbox, smsc, targetsms or none',
    schema: z.enum(['outbox', ...gateways, 'none']),
  }),
  smsSpare: setting({
    name: 'SMS_SPARE',
    fallback: 'none',
    meaning: 'The gateway that sends what the one of SMS refuses, and everything while that one does not answer.',
    allowed: 'smsc, targetsms or none, and another one than SMS',
    schema: z.enum([...gateways, 'none']),
  }),
  smsUrl: setting({
    name: 'SMS_URL',
    fallback: 'https://smsc.ru/sys',
    meaning: 'Address of the gateway SMSC, without the command.',
    allowed: 'an https address (http only on localhost) without a closing slash',
    schema: gatewayUrl,
  }),
  smsKey: setting({
    name: 'SMS_KEY',
    fallback: null,
    shownDefault: 'none',
    meaning: 'API key of the account at SMSC; required with SMS=smsc or SMS_SPARE=smsc.',
    allowed: 'the API key of the account',
    confidential: true,
    schema: nonEmpty,
  }),
  smsSender: setting({
    name: 'SMS_SENDER',
    fallback: null,
    shownDefault: 'none: the account’s own',
    meaning: 'Sender name of SMS, as registered at SMSC.',
    allowed: 'up to 11 letters or 15 digits',
    schema: senderName,
  }),
  targetsmsUrl: setting({
    name: 'TARGETSMS_URL',
    fallback: 'https://sms.targetsms.ru',
    meaning: 'Address of a gateway with the JSON API of TargetSMS, without a path.',
    allowed: 'an https address (http only on localhost) without a closing slash',
    schema: gatewayUrl,
  }),
  targetsmsToken: setting({
    name: 'TARGETSMS_TOKEN',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Token of the account at TargetSMS; required with SMS=targetsms or SMS_SPARE=targetsms.',
    allowed: 'the token of the account',
    confidential: true,
    schema: nonEmpty,
  }),
  targetsmsSender: setting({
    name: 'TARGETSMS_SENDER',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Sender name of SMS, as registered at TargetSMS; required with SMS=targetsms or SMS_SPARE=targetsms.',
    allowed: 'up to 11 letters or 15 digits',
    schema: senderName,
  }),
  smsPerHour: setting({
    name: 'SMS_PER_HOUR',
    fallback: '300',
    meaning:
      'SMS codes per hour after which unknown callers must solve a proof of work and staff are alerted; at twice this number unknown callers get none.',
    allowed: 'a whole number from 1 to 100000',
    schema: whole(1, 100_000),
  }),
  mail: setting({
    name: 'MAIL',
    fallback: whileDemo,
    shownDefault: 'outbox while DEMO is on, otherwise none',
    meaning: 'How e-mail is sent: stored in the outbox (demo), through a mail server, or not at all.',
    allowed: 'outbox, smtp or none',
    schema: z.enum(['outbox', 'smtp', 'none']),
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Mail server with login and password; smtp:// asks for STARTTLS; required with MAIL=smtp.',
    allowed: 'an address like smtps://user:password@mail.example:465',
    confidential: true,
    schema: urlOf(/^smtps?:\/\//),
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Sender of e-mail; required with MAIL=smtp.',
    allowed: 'an address, or a name with one: Площадка <no-reply@venue.example>',
    schema: z.string().check(
      z.regex(/^([^<>\r\n]*<[^<>]+>|[^<>\s]+)$/),
      z.refine(from => isPlainAddress(/<(.+)>$/.exec(from)?.[1] ?? from)),
    ),
  }),
  mailBounces: setting({
    name: 'MAIL_BOUNCES',
    fallback: null,
    shownDefault: 'none: the address of MAIL_FROM',
    meaning: 'Address that mail servers report undelivered letters to.',
    allowed: 'an address: bounces@venue.example',
    schema: Email,
  }),
  mailBounceToken: setting({
    name: 'MAIL_BOUNCE_TOKEN',
    fallback: null,
    shownDefault: 'none: reports are not read',
    meaning:
      'Secret with which the mail server hands over reports of undelivered letters; letters then have return paths of their own at MAIL_BOUNCES, which is required.',
    allowed: 'at least 32 characters without spaces',
    confidential: true,
    schema: z.string().check(z.regex(/^\S{32,}$/)),
  }),
  mailPerHour: setting({
    name: 'MAIL_PER_HOUR',
    fallback: '300',
    meaning:
      'Letters per hour caused by unknown callers (codes, subscriptions, questions) after which they must solve a proof of work and staff are alerted; at twice this number they get none.',
    allowed: 'a whole number from 1 to 100000',
    schema: whole(1, 100_000),
  }),
  mailingPerMinute: setting({
    name: 'MAILING_PER_MINUTE',
    fallback: '60',
    meaning:
      'Copies of newsletters sent per minute, all newsletters together; set it below the limit of the mail server.',
    allowed: 'a whole number from 1 to 6000',
    schema: whole(1, 6_000),
  }),
};
