import { listMyBrands } from '@venue/sdk/brands';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

/** All brands of mine, by name. */
export const useMyBrands = () => useCall(listMyBrands, { body: { pageSize: 100, sort: 'brandName', order: 'asc' } });
