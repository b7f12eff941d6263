import { getCard } from '@venue/sdk/cards';
import type { Probe } from '../app/ssr/page.ts';
import { cardPaths } from './cards.paths.ts';

export const probes: readonly Probe[] = [
  { ...cardPaths.public, find: (client, { slug = '' }) => client.send(getCard, { slug }) },
];
