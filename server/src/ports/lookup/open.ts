import { ApiFailure } from '@venue/sdk';
import type { Config } from '../../config.ts';
import { dadataLookup } from './dadata.ts';
import type { Lookup } from './lookup.ts';
import { recordedLookup } from './recorded.ts';

/** No register: people are asked to type the data themselves. */
const noLookup: Lookup = {
  organisation: () => Promise.reject(new ApiFailure('inn_down')),
  innOf: () => Promise.reject(new ApiFailure('inn_down')),
  addresses: () => Promise.reject(new ApiFailure('address_down')),
};

/** The registers the settings name. */
export function openLookup({ lookup, dadataToken = '' }: Pick<Config, 'lookup' | 'dadataToken'>): Lookup {
  if (lookup === 'dadata') return dadataLookup({ token: dadataToken });
  return lookup === 'recorded' ? recordedLookup : noLookup;
}
