import type { Client } from '@venue/sdk';
import type { TestApi } from '../api.ts';

export type Act = (client: Client) => Promise<unknown>;
/**
 * Makes a record that waits, and returns two opposite decisions about it, based on the same state. `gone`: the second
 * one deletes the record, so that the first one then fails with `not_found`.
 */
export type Opposites = (api: TestApi, tariffId: number) => Promise<readonly [Act, Act, 'gone'?]>;
