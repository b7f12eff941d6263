import { currentSpan, runToEnd, type SpanFacts } from '../core/traces.ts';
import type { Message } from '../ports/messages/messages.ts';
import type { Ports } from '../ports/ports.ts';

/** What may be told of the arguments, by port; of the others nothing is. */
const factsBy: { readonly [Name in keyof Ports]?: (args: readonly unknown[]) => SpanFacts } = {
  messages: ([message]) => ({ 'message.kind': (message as Message).kind }),
};

/** The ports, whose methods are spans named like `files.put`. */
export const tracePorts = (ports: Ports): Ports =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      // Payments of a former provider are spans of the same names.
      Array.isArray(port)
        ? port.map(each => traced('payments', each))
        : typeof port === 'object'
          ? traced(name, port, factsBy[name as keyof Ports])
          : port,
    ]),
  ) as unknown as Ports;

function traced(name: string, port: object, factsOf?: (args: readonly unknown[]) => SpanFacts): object {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const span = currentSpan()?.begin(`${name}.${String(key)}`, factsOf?.(args));
        const run = () => member.apply(target, args);
        return span ? runToEnd(span, run) : run();
      };
    },
  });
}
