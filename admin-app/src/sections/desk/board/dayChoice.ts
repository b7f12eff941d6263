import type { Hours } from './board.ts';

/** Where a booking was dropped, and with how many hours; `isCopy` makes another booking there. */
export interface Move {
  readonly orderId: number;
  readonly roomId: number;
  readonly day: string;
  readonly hour: number;
  readonly length: number;
  readonly isCopy: boolean;
}

/** Free hours that were chosen in a room. */
export interface Choice extends Hours {
  readonly roomId: number;
}
