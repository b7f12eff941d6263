import { createContext } from 'react';
import type { Cabinet } from '../area.ts';

/** Loads the cabinets of all areas. The frame provides it, because screens do not import the list of areas. */
export const Cabinets = createContext<() => Promise<readonly Cabinet[]>>(async () => []);
