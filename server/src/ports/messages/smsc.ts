import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { BadSetting } from '../../config.ts';
import { type Messages, Undeliverable } from './messages.ts';

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

/** Our id of a message, as the whole number that the gateway requires. */
const idOf = (key: string): string => String((createHash('sha256').update(key).digest().readUInt32BE(0) % MOST_ID) + 1);

/**
 * SMS through a gateway with the HTTP API of SMSC. Messages have an id of ours, so a repeat first asks whether it is
 * known.
 */
export function smscGateway({ url, key, sender, patience = PATIENCE }: Access): Messages {
  async function ask(command: 'send' | 'status' | 'balance', fields: Record<string, string>) {
    const response = await fetch(`${url}/${command}.php`, {
      method: 'POST',
      body: new URLSearchParams({ apikey: key, fmt: '3', charset: 'utf-8', ...fields }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(cause => {
      throw new Error('СМС-шлюз не отвечает', { cause });
    });
    if (!response.ok) throw new Error(`СМС-шлюз ответил ${response.status}`);
    const answer = z.safeParse(Answer, await response.json().catch(() => undefined));
    if (!answer.success) throw new Error('СМС-шлюз ответил непонятно');
    return answer.data;
  }
  const refused = (code: number) => {
    const reason = refusals[code] ?? `Ошибка шлюза ${code}`;
    return wrongNumber.has(code) ? new Undeliverable(reason) : new Error(reason);
  };

  async function isKnown(phone: string, id: string): Promise<boolean> {
    const { error_code, status } = await ask('status', { phone, id });
    if (error_code === NOT_FOUND.error || status === NOT_FOUND.status) return false;
    if (error_code !== undefined) throw refused(error_code);
    return status !== undefined;
  }

  return {
    async send({ to, text, key: message, isRepeat }) {
      const [phone, id] = [`7${to}`, idOf(message)];
      if (isRepeat && (await isKnown(phone, id))) return 'left';
      const fields = { phones: phone, mes: text, id, ...(sender === undefined ? {} : { sender }) };
      const { error_code } = await ask('send', fields);
      if (error_code !== undefined) throw refused(error_code);
      return 'left';
    },
    async check() {
      const {
        error_code,
        balance,
        credit = 0,
      } = await ask('balance', {}).catch(cause => {
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
