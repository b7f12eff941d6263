import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smsThrough } from './failover.ts';
import type { FakeGateway, Trouble } from './messages.testing.ts';
import { type Messages, NOBODY, Refused, Undeliverable } from './messages.ts';
import { fakeSmsc } from './smsc.testing.ts';
import { smscGateway } from './smsc.ts';
import { fakeTargetSms } from './targetsms.testing.ts';
import { targetSmsGateway } from './targetsms.ts';

const patience = 300;
const minute = 60_000;

describe.each(['smsc first', 'targetsms first'])('two gateways, %s', order => {
  let smsc: FakeGateway;
  let target: FakeGateway;
  let first: FakeGateway;
  let second: FakeGateway;
  let messages: Messages;
  let now = 0;
  const names = order === 'smsc first' ? ['smsc', 'targetsms'] : ['targetsms', 'smsc'];
  beforeEach(async () => {
    [smsc, target] = [await fakeSmsc(), await fakeTargetSms()];
    const gateways = [
      smscGateway({ url: smsc.url, key: 'key', sender: 'Venue', patience }),
      targetSmsGateway({ url: target.url, token: 'key', sender: 'Venue', patience }),
    ];
    [first, second] = order === 'smsc first' ? [smsc, target] : [target, smsc];
    messages = smsThrough(order === 'smsc first' ? gateways : gateways.reverse(), () => now);
  });
  afterEach(async () => {
    await Promise.all([smsc.close(), target.close()]);
  });

  /** A message as the worker sends it, try after try: the gateway that may have it is stored. */
  function aMessage(key: string, start: { triedBy?: string | null; tries?: number } = {}) {
    let { triedBy = null, tries = 0 } = start;
    return async () => {
      const sms = { kind: 'sms', to: '9120000101', subject: '', text: 'Бронь подтверждена', key } as const;
      const beforeTry = async (gateway: string) => {
        triedBy = gateway;
      };
      try {
        return await messages.send({ ...sms, isRepeat: tries++ > 0, triedBy, beforeTry });
      } catch (error) {
        if (error instanceof Refused) triedBy = NOBODY;
        throw error;
      }
    };
  }
  const counts = () => [first.received.length, second.received.length];

  test('the first one sends while it can', async () => {
    expect(await aMessage('1')()).toMatchObject({ gateway: names[0] });
    expect(counts()).toEqual([1, 0]);
  });

  test.each(['refused', 'policy', 'receiver waits'] as const)(
    'the second one sends what the first refuses: %s',
    async trouble => {
      first.trouble = trouble;
      expect(await aMessage('1')()).toMatchObject({ gateway: names[1] });
      expect(counts()).toEqual([0, 1]);
    },
  );

  test('the second one sends if the first is not there', async () => {
    await first.close();
    expect(await aMessage('1')()).toMatchObject({ gateway: names[1] });
    expect(second.received).toHaveLength(1);
  });

  test('a wrong number is not tried elsewhere', async () => {
    first.trouble = 'no receiver';
    await expect(aMessage('1')()).rejects.toBeInstanceOf(Undeliverable);
    expect(counts()).toEqual([0, 0]);
  });

  test.each(['slow', 'broken', 'cut before', 'cut after'] as const)(
    'a message that the first may have goes to no other before it answers: %s',
    async (trouble: Trouble) => {
      const send = aMessage('1');
      first.trouble = trouble;
      const failure = await send().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(Refused);
      if (trouble !== 'cut after') await expect(send()).rejects.toThrow(/СМС-шлюз/);
      expect(second.received).toEqual([]);
      first.trouble = undefined;
      now += minute;
      await send();
      expect(first.received.length + second.received.length).toBe(1);
    },
  );

  test('the others go to the second one while the first does not answer, and back to it later', async () => {
    first.trouble = 'broken';
    await aMessage('1')().catch(() => undefined);
    expect(await aMessage('2')()).toMatchObject({ gateway: names[1] });
    now += minute;
    // It is asked something harmless first, so no message is in doubt.
    expect(await aMessage('3')()).toMatchObject({ gateway: names[1] });
    first.trouble = undefined;
    expect(await aMessage('4')()).toMatchObject({ gateway: names[1] });
    now += minute;
    expect(await aMessage('5')()).toMatchObject({ gateway: names[0] });
    expect(counts()).toEqual([1, 3]);
  });

  test('when both refuse, both reasons are named, and the next try asks nobody', async () => {
    first.trouble = 'refused';
    second.trouble = 'policy';
    const send = aMessage('1');
    const failure = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Refused);
    expect(String(failure)).toMatch(/SMSC: .*; TargetSMS: |TargetSMS: .*; SMSC: /);
    second.trouble = undefined;
    expect(await send()).toMatchObject({ gateway: names[1] });
  });

  test('in a restored database every gateway is asked before a message goes again', async () => {
    const sent = aMessage('1');
    first.trouble = 'refused';
    await sent();
    first.trouble = undefined;
    await aMessage('1', { tries: 1 })();
    // TargetSMS cannot be asked, so a message that SMSC sent goes again if TargetSMS is the first.
    expect(second.received).toHaveLength(1);
    expect(first.received).toHaveLength(order === 'smsc first' ? 0 : 1);
  });

  test('a message of a gateway that the settings no longer name waits', async () => {
    const send = aMessage('1', { triedBy: 'another', tries: 1 });
    await expect(send()).rejects.toThrow(/Неизвестно, ушло.ли сообщение: шлюз another/);
    expect(counts()).toEqual([0, 0]);
  });
});
