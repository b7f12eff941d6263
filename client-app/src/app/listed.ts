import type { ApiFailure, Unreachable } from '@venue/sdk';

/** What `useCall` says of a list that comes in pages. */
export interface Listed<Row> {
  readonly data:
    | {
        readonly message: {
          readonly page: number;
          readonly total: number;
          readonly totalIsExact: boolean;
          readonly pageSize: number;
        };
        readonly items: readonly Row[];
      }
    | undefined;
  readonly error: ApiFailure | Unreachable | null;
  readonly refetch: () => unknown;
}
