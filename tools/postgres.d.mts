export const postgresMissing: string;
export function findPostgres(): string | undefined;
export function startPostgres(): Promise<{ url(database?: string): string; stop(): Promise<void> }>;
export function accountForRoot(): { uid: number; gid: number } | undefined;
