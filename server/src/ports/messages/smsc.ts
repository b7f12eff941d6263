import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { BadSetting } from '../../config/badSetting.ts';
import { askGateway, type SmsGateway } from './gateway.ts';
import { Refused, Undeliverable } from './messages.ts';

interface Access {
  /** Where the gateway answers, without the command. */
  readonly url: string;
  readonly key: string;
  /** Name shown as the sender; the account's own one when left out. */
  readonly sender: string | undefined;
  /** Milliseconds to wait for an answer. */
  readonly patience?: number;
}

const PATIENCE = 10_000;
const MOST_ID = 2_147_483_647;
const WRONG_KEY = 2;
const NOT_FOUND = { error: 3, status: -3 } as const;

const Answer = z.object({
  error_code: z.optional(z.number()),
  balance: z.optional(z.union([z.number(), z.string()])),
  credit: z.optional(z.union([z.number(), z.string()])),
  status: z.optional(z.pipe(z.union([z.number(), z.string()]), z.transform(Number))),
});

const refusals: Readonly<Record<number, string>> = {
  1: 'Шлюз не понял запрос',
  2: 'Шлюз не принял ключ',
  3: 'На счёте шлюза нет денег',
  4: 'Шлюз временно заблокировал адрес сервера',
  6: 'Шлюз запретил текст или имя отправителя',
  7: 'Шлюз не принял номер телефона',
  8: 'На этот номер СМС не доставляются',
  9: 'Шлюз получил несколько одинаковых запросов за минуту',
};

/**
 * Codes for a number that is wrong for good. The cause of any other refusal may be corrected at the gateway or here.
 */
const wrongNumber = new Set([7, 8]);

/** Statuses of a message that arrived: it was delivered, read, or its link was opened. */
const arrived = new Set([1, 2, 4]);

/** Statuses of a message that will not arrive. */
const lost: Readonly<Record<number, string>> = {
  [-2]: 'шлюз остановил сообщение',
  3: 'телефон не\u00a0появился в\u00a0сети за\u00a0время доставки',
  20: 'оператор не\u00a0смог доставить',
  22: 'такого номера нет',
  23: 'оператор запретил доставку',
  24: 'на\u00a0счёте шлюза нет денег',
  25: 'номер недоступен',
};

/** Our id of a message, as the whole number that the gateway requires. */
const idOf = (key: string): string => String((createHash('sha256').update(key).digest().readUInt32BE(0) % MOST_ID) + 1);

/**
 * SMS through a gateway with the HTTP API of SMSC. Messages have an id of ours, by which the gateway is asked whether it
 * has one and what became of it.
 */
export function smscGateway({ url, key, sender, patience = PATIENCE }: Access): SmsGateway {
  const ask = (command: 'send' | 'status' | 'balance', fields: Record<string, string> = {}) =>
    askGateway(Answer, {
      url: `${url}/${command}.php`,
      body: new URLSearchParams({ apikey: key, fmt: '3', charset: 'utf-8', ...fields }),
      patience,
    });
  const refused = (code: number) => {
    const reason = refusals[code] ?? `Ошибка шлюза ${code}`;
    return wrongNumber.has(code) ? new Undeliverable(reason) : new Refused(reason);
  };

  /** The gateway's status of a message; undefined if it does not know it. */
  async function statusOf({ to, key: message }: { to: string; key: string }): Promise<number | undefined> {
    const { error_code, status } = await ask('status', { phone: `7${to}`, id: idOf(message) });
    if (error_code === NOT_FOUND.error || status === NOT_FOUND.status) return undefined;
    if (error_code !== undefined) throw refused(error_code);
    return status;
  }

  return {
    name: 'smsc',
    title: 'SMSC',

    async send({ to, text, key: message }) {
      const fields = { phones: `7${to}`, mes: text, id: idOf(message), ...(sender === undefined ? {} : { sender }) };
      const { error_code } = await ask('send', fields);
      if (error_code !== undefined) throw refused(error_code);
      return null;
    },

    settle: async message => ((await statusOf(message)) === undefined ? undefined : { reference: null }),

    async report(sent) {
      const status = (await statusOf(sent)) ?? 0;
      if (arrived.has(status)) return { state: 'delivered' };
      const reason = lost[status];
      return reason === undefined ? { state: 'pending' } : { state: 'undelivered', reason };
    },

    ping: async () => void (await ask('balance')),

    async check() {
      const {
        error_code,
        balance,
        credit = 0,
      } = await ask('balance').catch(cause => {
        throw new BadSetting(`SMS_URL=${url} does not answer as a gateway does`, { cause });
      });
      if (error_code === WRONG_KEY) throw new BadSetting('SMS_KEY (value not shown) is not known to the gateway');
      if (error_code !== undefined) throw new Error(`the SMS gateway refuses with its code ${error_code}`);
      if (balance === undefined) throw new BadSetting(`SMS_URL=${url} does not answer as a gateway does`);
      // guard: server/src/ports/checkable.test.ts
      if (Number(balance) + Number(credit) <= 0) throw new Error('there is no money on the account of the SMS gateway');
      return `${balance} on the account`;
    },
  };
}
