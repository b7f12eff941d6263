import { formatMoney } from '@venue/sdk';

/** An amount in kopecks as roubles, with digits of one width so that columns line up. */
export const Money = ({ kopecks }: { kopecks: number }) => (
  <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatMoney(kopecks)}</span>
);
