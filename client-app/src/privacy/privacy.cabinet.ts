import type { Cabinet } from '../app/area.ts';
import { privacyPaths } from './privacy.paths.ts';

export const cabinet: Cabinet = {
  tiles: [{ to: privacyPaths.page, text: 'Согласия, журнал просмотров, архив данных' }],
};
