import { choiceAtom, modeAtom } from '@venue/shared-ui/theme/mode.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLogout } from '../frame/useLogout.ts';
import type { Deed } from './entries.ts';

/** What the palette does at once, on any page. */
export function useDeeds(): readonly Deed[] {
  const mode = useAtomValue(modeAtom);
  const choose = useSetAtom(choiceAtom);
  const logout = useLogout();
  return [
    mode === 'dark'
      ? { title: 'Включить светлую тему', words: 'светлая тёмная тема день оформление', run: () => choose('light') }
      : { title: 'Включить тёмную тему', words: 'тёмная тема ночь оформление', run: () => choose('dark') },
    { title: 'Выйти из\u00a0системы', words: 'выход сменить пользователя', run: () => void logout() },
  ];
}
