import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts; each metric is declared beside the code that counts. `/metrics` shows them all. */
export const counted = new Registry();

const PREFIX = 'venue_server_';
const ofServer = <T extends string>(name: string, help: string, labels: readonly T[]) => ({
  name: PREFIX + name,
  help: `This server: ${help}`,
  labelNames: labels,
  registers: [counted],
});

/** A number that only grows while the server runs. The values of a label must be few and never come from a request. */
export const counter = <T extends string = never>(name: string, help: string, labels: readonly T[] = []) =>
  new Counter<T>(ofServer(name, help, labels));

/** A number that goes up and down. */
export const gauge = <T extends string = never>(name: string, help: string, labels: readonly T[] = []) =>
  new Gauge<T>(ofServer(name, help, labels));

/** How long something took, in seconds. */
export const durations = <T extends string>(name: string, help: string, labels: readonly T[]) =>
  new Histogram<T>({ ...ofServer(name, help, labels), buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10] });

/** A number of one app, read when it is asked for. */
export const readGauge = (own: Registry, name: string, help: string, read: () => number | Promise<number>) =>
  new Gauge({
    ...ofServer(name, help, []),
    registers: [own],
    async collect() {
      this.set(await read());
    },
  });
