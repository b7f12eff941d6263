import { homeFor } from '../../sections.ts';
import { useMay } from './useWho.ts';

/** Where this person's work begins. Until their rights are known it is a section that everybody may open. */
export const useHome = (): string => homeFor(useMay());
