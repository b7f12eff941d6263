import type { Config } from '../../config.ts';
import { smsThrough } from './failover.ts';
import type { SmsGateway } from './gateway.ts';
import { keptInOutbox, type Messages } from './messages.ts';
import { smscGateway } from './smsc.ts';
import { smtpServer } from './smtp.ts';
import { targetSmsGateway } from './targetsms.ts';

type SmsOptions = Pick<
  Config,
  'sms' | 'smsSpare' | 'smsUrl' | 'smsKey' | 'smsSender' | 'targetsmsUrl' | 'targetsmsToken' | 'targetsmsSender'
>;
type MessageOptions = SmsOptions & Pick<Config, 'mail' | 'smtpUrl' | 'mailFrom' | 'mailBounces' | 'publicUrl'>;

const nowhere = (reason: string): Messages => ({ send: () => Promise.reject(new Error(reason)) });

function gatewayOf(name: 'smsc' | 'targetsms', options: SmsOptions): SmsGateway {
  const { smsUrl, smsKey = '', smsSender, targetsmsUrl, targetsmsToken = '', targetsmsSender = '' } = options;
  return name === 'smsc'
    ? smscGateway({ url: smsUrl, key: smsKey, sender: smsSender })
    : targetSmsGateway({ url: targetsmsUrl, token: targetsmsToken, sender: targetsmsSender });
}

/** Sends SMS. */
export function smsOf(options: SmsOptions): Messages {
  const { sms, smsSpare } = options;
  if (sms === 'outbox') return keptInOutbox;
  if (sms === 'none') return nowhere('СМС-шлюз не подключён');
  return smsThrough((smsSpare === 'none' ? [sms] : [sms, smsSpare]).map(name => gatewayOf(name, options)));
}

/** Sends letters. */
export function mailOf({ mail, smtpUrl = '', mailFrom = '', mailBounces, publicUrl }: MessageOptions): Messages {
  if (mail === 'smtp') return smtpServer({ url: smtpUrl, from: mailFrom, bounces: mailBounces, site: publicUrl });
  return mail === 'outbox' ? keptInOutbox : nowhere('Почтовый сервер не подключён');
}

/** The adapters that the settings choose. */
export function openMessages(config: MessageOptions): Messages {
  const ways = { sms: smsOf(config), mail: mailOf(config) };
  return {
    send: message => ways[message.kind].send(message),
    report: async sent => (await ways.sms.report?.(sent)) ?? { state: 'pending' },
  };
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
