import type { NetConnectOpts } from 'node:net';

export interface Relay {
  readonly port: number;
  pass(): void;
  hang(): void;
  forget(): void;
  cut(): void;
  delay(ms: number): void;
  close(): Promise<void>;
}
export function startRelay(target: NetConnectOpts, port?: number): Promise<Relay>;
