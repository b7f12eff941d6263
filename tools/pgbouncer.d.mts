export const pgbouncerMissing: string;
export function findPgbouncer(): string | undefined;
export function followsStatements(version?: string): boolean;
export function startPgbouncer(
  target: string,
  options?: { sessions?: number; statements?: number },
): Promise<{ url(database: string): string; stop(): Promise<void> }>;
