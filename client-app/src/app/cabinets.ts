import { createContext } from 'react';
import type { Cabinet } from './area.ts';

/** Fetches what the areas offer in the cabinet. The frame provides it, because screens do not import the list of areas. */
export const Cabinets = createContext<() => Promise<readonly Cabinet[]>>(async () => []);
