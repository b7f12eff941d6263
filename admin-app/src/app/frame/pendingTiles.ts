import { createContext } from 'react';
import type { PendingTile } from '../../sections/section.ts';

/** Fetches the tiles of all sections. The frame provides it, because sections do not import the list of sections. */
export const PendingTiles = createContext<() => Promise<readonly PendingTile[]>>(async () => []);
