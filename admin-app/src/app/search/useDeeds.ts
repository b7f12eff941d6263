import { choiceAtom, modeAtom } from '@venue/shared-ui/theme/mode.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { offeredAtom } from '../decision/offeredDecisions.ts';
import { useLogout } from '../frame/useLogout.ts';
import type { Deed } from './entries.ts';

/** What the palette does at once: what may be decided on the page, and what may be done on any. */
export function useDeeds(): readonly Deed[] {
  const mode = useAtomValue(modeAtom);
  const choose = useSetAtom(choiceAtom);
  const logout = useLogout();
  const offered = Object.values(useAtomValue(offeredAtom)).flat();
  return [
    ...offered.map(each => ({ ...each, words: 'решение решить' })),
    mode === 'dark'
      ? { title: 'Включить светлую тему', words: 'светлая тёмная тема день оформление', run: () => choose('light') }
      : { title: 'Включить тёмную тему', words: 'тёмная тема ночь оформление', run: () => choose('dark') },
    { title: 'Выйти из\u00a0системы', words: 'выход сменить пользователя', run: () => void logout() },
  ];
}
