import type { Client } from '@venue/sdk';
import type { TestApi } from './api.ts';

export type Act = (client: Client) => Promise<unknown>;
/**
 * Makes a record that waits, and answers two opposite decisions about it, made from the same state. `gone` says that the
 * second one leaves nothing that could tell of it.
 */
export type Opposites = (api: TestApi, tariffId: number) => Promise<readonly [Act, Act, 'gone'?]>;
