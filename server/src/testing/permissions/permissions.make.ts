import type { Person } from '../api.people.ts';
import type { TestApi } from '../api.ts';

/** The input fields that name a record; a call uses those of them that it has. */
export type Names = Readonly<Record<string, unknown>>;

export type Make = (api: TestApi, owner: Person, tariffId: number) => Promise<Names>;
