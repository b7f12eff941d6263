import type { Config } from '../../config.ts';
import { keptInOutbox, type Messages } from './messages.ts';
import { smscGateway } from './smsc.ts';
import { smtpServer } from './smtp.ts';

type MessageOptions = Pick<
  Config,
  'sms' | 'smsUrl' | 'smsKey' | 'smsSender' | 'mail' | 'smtpUrl' | 'mailFrom' | 'mailBounces' | 'publicUrl'
>;

const nowhere = (reason: string): Messages => ({ send: () => Promise.reject(new Error(reason)) });

/** Sends SMS. */
export function smsOf({ sms, smsUrl, smsKey = '', smsSender }: MessageOptions): Messages {
  if (sms === 'smsc') return smscGateway({ url: smsUrl, key: smsKey, sender: smsSender });
  return sms === 'outbox' ? keptInOutbox : nowhere('СМС-шлюз не подключён');
}

/** Sends letters. */
export function mailOf({ mail, smtpUrl = '', mailFrom = '', mailBounces, publicUrl }: MessageOptions): Messages {
  if (mail === 'smtp') return smtpServer({ url: smtpUrl, from: mailFrom, bounces: mailBounces, site: publicUrl });
  return mail === 'outbox' ? keptInOutbox : nowhere('Почтовый сервер не подключён');
}

/** The adapters that the settings choose. */
export function openMessages(config: MessageOptions): Messages {
  const ways = { sms: smsOf(config), mail: mailOf(config) };
  return { send: message => ways[message.kind].send(message) };
}

/** What will not be sent with these settings, a line each. */
export const unsent = ({ sms, mail }: Pick<Config, 'sms' | 'mail'>): string[] => [
  ...(sms === 'none'
    ? [
        'SMS=none: no SMS is sent. Codes are refused, so nobody can register; invitations, receipts and notices wait in the outbox.',
      ]
    : []),
  ...(mail === 'none' ? ['MAIL=none: no e-mail is sent. Codes are refused; letters wait in the outbox.'] : []),
];
