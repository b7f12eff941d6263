import type { ComponentProps } from 'react';
import { NumberField } from './NumberField.tsx';
import { kopecksOf, roublesText } from './roubles.ts';

/** A sum in roubles, which the form holds in kopecks. */
export const MoneyField = (props: Omit<ComponentProps<typeof NumberField>, 'inputMode' | 'read' | 'write'>) => (
  <NumberField {...props} inputMode="decimal" read={kopecksOf} write={roublesText} />
);
