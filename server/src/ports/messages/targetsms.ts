import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { BadSetting } from '../../config/badSetting.ts';
import { askGateway, type SmsGateway } from './gateway.ts';
import { type Message, Refused, Undeliverable } from './messages.ts';

interface Access {
  /** Address of the gateway, without a path. */
  readonly url: string;
  /** Token of the account. */
  readonly token: string;
  /** Name shown as the sender, which the gateway requires. */
  readonly sender: string;
  /** Milliseconds to wait for an answer. */
  readonly patience?: number;
}

const PATIENCE = 10_000;

const Id = z.pipe(z.union([z.number(), z.string().check(z.minLength(1))]), z.transform(String));
const Failed = z.object({ error: z.string() });
const Sent = z.object({ sms: z.tuple([z.object({ id_sms: z.optional(Id), action: z.string() })]) });
const Balance = z.object({ money: z.object({ value: z.union([z.number(), z.string()]), currency: z.string() }) });
const States = z.object({ state: z.array(z.object({ id_sms: Id, state: z.string() })) });

const WRONG_KEY = 'Шлюз не\u00a0принял ключ';

/** What the gateway says instead of taking a message, by the beginning of its words, and what staff read. */
const refusals: readonly (readonly [begin: string, reason: string])[] = [
  ['У нас закончились SMS', 'У\u00a0шлюза закончились СМС'],
  ['Закончились SMS', 'На\u00a0счёте шлюза нет денег'],
  ['Аккаунт заблокирован', 'Шлюз заблокировал аккаунт'],
  ['Ваш аккаунт заблокирован', 'Шлюз заблокировал аккаунт'],
  ['Неправильный логин или пароль', WRONG_KEY],
  ['Данное направление закрыто', 'Шлюз не\u00a0отправляет на\u00a0номера этого оператора'],
  ['Текст SMS отклонен', 'Шлюз запретил текст'],
  ['Такого отправителя нет', 'Шлюз не\u00a0знает имени отправителя'],
  ['Отправитель не прошел модерацию', 'Шлюз запретил имя отправителя'],
  ['Нет отправителя', 'Шлюз не\u00a0знает имени отправителя'],
  ['Попытка отправки более одного', 'Шлюз получил несколько одинаковых запросов за\u00a0минуту'],
];

/** The same for a number that is wrong for good. */
const wrongNumbers: typeof refusals = [
  ['Номер телефона присутствует в стоп-листе', 'Этот номер в\u00a0стоп-листе шлюза'],
  ['Номер телефона должен быть', 'Шлюз не\u00a0принял номер телефона'],
  ['Укажите номер телефона', 'Шлюз не\u00a0принял номер телефона'],
];

const lost: Readonly<Record<string, string>> = {
  not_deliver: 'оператор не\u00a0смог доставить',
  expired: 'телефон не\u00a0появился в\u00a0сети за\u00a0время доставки',
};

const reasonIn = (words: string, table: typeof refusals) =>
  table.find(([begin]) => words.toLowerCase().startsWith(begin.toLowerCase()))?.[1];

function refused(words: string): Refused {
  const wrong = reasonIn(words, wrongNumbers);
  if (wrong !== undefined) return new Undeliverable(wrong);
  return new Refused(reasonIn(words, refusals) ?? 'Шлюз отказал по\u00a0неизвестной причине');
}

const MOST_NUMBER = 10n ** 15n;

/** Our number of a message: the gateway sends only one with it. Its fifteen digits do not meet by chance. */
const numberOf = (key: string): string =>
  String((createHash('sha256').update(key).digest().readBigUInt64BE(0) % MOST_NUMBER) + 1n);

/**
 * SMS through a gateway with the JSON API of TargetSMS, which several Russian gateways share. It cannot be asked whether
 * it has a message by our number, but it sends none of one number twice: a repeat returns its id of the first.
 */
export function targetSmsGateway({ url, token, sender, patience = PATIENCE }: Access): SmsGateway {
  const request = <T>(schema: z.ZodMiniType<T>, body: object) =>
    askGateway(schema, {
      url: `${url}/sendsmsjson.php`,
      headers: { 'content-type': 'application/json; charset=utf-8', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      patience,
    });

  async function ask<T>(schema: z.ZodMiniType<T>, body: object): Promise<T> {
    const answer = await request(z.union([Failed, schema]), body);
    const failed = Failed.safeParse(answer);
    if (failed.success) throw refused(failed.data.error);
    return answer as T;
  }

  async function send({ to, text, key }: Message): Promise<string> {
    const abonent = [{ phone: `7${to}`, number_sms: '1', client_id_sms: numberOf(key) }];
    const { sms } = await ask(Sent, { type: 'sms', message: [{ type: 'sms', sender, text, abonent }] });
    const [{ action, id_sms }] = sms;
    if (id_sms !== undefined) return id_sms;
    if (action === 'send') throw new Error('СМС-шлюз ответил непонятно');
    throw refused(action);
  }

  return {
    name: 'targetsms',
    title: 'TargetSMS',
    send,
    settle: async message => ({ reference: await send(message) }),

    async report({ reference }) {
      const { state: states } = await ask(States, { type: 'state', get_state: [reference] });
      const state = states.find(({ id_sms }) => id_sms === reference)?.state ?? '';
      if (state === 'deliver') return { state: 'delivered' };
      const reason = lost[state];
      return reason === undefined ? { state: 'pending' } : { state: 'undelivered', reason };
    },

    ping: async () => void (await request(z.looseObject({}), { type: 'balance' })),

    async check() {
      const answer = await request(z.union([Failed, Balance]), { type: 'balance' }).catch(cause => {
        throw new BadSetting(`TARGETSMS_URL=${url} does not answer as a gateway does`, { cause });
      });
      if ('error' in answer && reasonIn(answer.error, refusals) === WRONG_KEY)
        throw new BadSetting('TARGETSMS_TOKEN (value not shown) is not known to the gateway');
      if ('error' in answer) throw new Error(`the SMS gateway refuses with “${answer.error}”`);
      const { value, currency } = answer.money;
      // guard: server/src/ports/checkable.test.ts
      if (Number(value) <= 0) throw new Error('there is no money on the account of the SMS gateway');
      return `${value} ${currency} on the account`;
    },
  };
}
