import type { SmsGateway } from './gateway.ts';
import { type GatewayRef, type Message, type Messages, NOBODY, Refused, Undeliverable } from './messages.ts';

/** A gateway that did not answer gets no message for so long while another one does. */
const SILENCE_MS = 30_000;

/**
 * SMS through gateways in the order of the settings: what one refuses the next one sends. A message that one of them
 * may have taken goes to no other until that one has said that it does not have it.
 */
export function smsThrough(gateways: readonly SmsGateway[], clock: () => number = Date.now): Messages {
  const silentUntil = new Map<SmsGateway, number>();
  const silence = (gateway: SmsGateway) => silentUntil.set(gateway, clock() + SILENCE_MS);

  /** Whether a gateway answers, as far as is known; one that was silent is asked before it gets a message. */
  async function isThere(gateway: SmsGateway): Promise<boolean> {
    const until = silentUntil.get(gateway);
    if (until === undefined || gateways.length === 1) return true;
    if (clock() < until) return false;
    try {
      await gateway.ping();
      silentUntil.delete(gateway);
      return true;
    } catch {
      silence(gateway);
      return false;
    }
  }

  /** The gateway that has the message from an earlier try, or undefined if certainly none has. */
  async function settle(message: Message): Promise<GatewayRef | undefined> {
    const { isRepeat, triedBy = null } = message;
    if (!isRepeat || triedBy === NOBODY) return undefined;
    // In a restored database nobody knows which gateway it was.
    const candidates = triedBy === null ? gateways : gateways.filter(({ name }) => name === triedBy);
    if (candidates.length === 0)
      throw new Error(`Неизвестно, ушло\u00a0ли сообщение: шлюз ${triedBy} отключён в\u00a0настройках`);
    for (const gateway of candidates)
      try {
        const delivery = await gateway.settle(message);
        if (delivery) return { gateway: gateway.name, reference: delivery.reference };
      } catch (error) {
        if (error instanceof Undeliverable) throw error;
        silence(gateway);
        // Not a refusal: the earlier try may have arrived.
        throw new Error(error instanceof Error ? error.message : String(error), { cause: error });
      }
    return undefined;
  }

  return {
    async send(message) {
      const delivery = await settle(message);
      if (delivery) return delivery;
      const refusals: string[] = [];
      for (const gateway of gateways) {
        const { name, title } = gateway;
        const say = (reason: string) => refusals.push(gateways.length > 1 ? `${title}: ${reason}` : reason);
        if (!(await isThere(gateway))) {
          say('СМС-шлюз не отвечает');
          continue;
        }
        await message.beforeTry?.(name);
        try {
          return { gateway: name, reference: await gateway.send(message) };
        } catch (error) {
          if (error instanceof Undeliverable) throw error;
          if (!(error instanceof Refused)) {
            silence(gateway);
            throw error;
          }
          say(error.message);
        }
      }
      throw new Refused(refusals.join('; '));
    },

    async report(sent) {
      const gateway = gateways.find(({ name }) => name === sent.gateway);
      return gateway ? gateway.report(sent) : { state: 'pending' };
    },

    async check() {
      const texts = await Promise.all(gateways.map(async gateway => `${gateway.title}: ${await gateway.check()}`));
      return texts.join('; ');
    },
  };
}
