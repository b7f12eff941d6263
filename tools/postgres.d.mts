export interface Postgres {
  /** The folder with its socket. */
  readonly home: string;
  url(database?: string): string;
  stop(): Promise<void>;
}
export const postgresMissing: string;
export function findPostgres(): string | undefined;
export function accountForRoot(): { uid: number; gid: number } | undefined;
export function startPostgres(): Promise<Postgres>;
export function startReplica(primary: Postgres): Promise<Postgres>;
