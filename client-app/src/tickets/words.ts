import { plural } from '@venue/sdk';

/** `2 билета`. */
export const ticketsText = (count: number): string => plural(count, 'билет', 'билета', 'билетов');

/** `осталось 7 мест`; nothing while there are plenty. */
export const leftText = (left: number): string =>
  left > 50 ? '' : `осталось ${plural(left, 'место', 'места', 'мест')}`;
