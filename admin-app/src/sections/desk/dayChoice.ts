import type { Hours } from './board.ts';

/** Where a booking was dropped. */
export interface Move {
  readonly orderId: number;
  readonly roomId: number;
  readonly hour: number;
}

/** Free hours that were chosen in a room. */
export interface Choice extends Hours {
  readonly roomId: number;
}
