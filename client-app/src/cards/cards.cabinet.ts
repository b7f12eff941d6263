import type { Cabinet } from '../app/area.ts';
import { cardPaths } from './cards.paths.ts';

export const cabinet: Cabinet = { tiles: [{ to: cardPaths.own, text: 'Ссылка, QR-код и\u00a0файл для печати' }] };
