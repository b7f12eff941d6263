import type { PendingTile } from '../section.ts';
import { unsentPaths } from './unsent.paths.ts';

export const tiles: readonly PendingTile[] = [
  { kind: 'message', title: 'СМС и\u00a0письма не\u00a0дошли', to: unsentPaths.list.path },
];
