import type { Area } from '../app/area.ts';
import { homePaths } from './home.paths.ts';

export const homeArea: Area = { screens: [{ ...homePaths.page, load: () => import('./CabinetHome.tsx') }] };
