import type { ApiFailure, Unreachable } from '@venue/sdk';

/** The result of `useCall` for a list with pages. */
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
