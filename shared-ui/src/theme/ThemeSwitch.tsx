import { useAtomValue, useSetAtom } from 'jotai';
import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { choiceAtom, modeAtom } from './mode.ts';

/** Switches between light and dark. */
export function ThemeSwitch() {
  const mode = useAtomValue(modeAtom);
  const choose = useSetAtom(choiceAtom);
  const other = mode === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? 'Включить тёмную тему' : 'Включить светлую тему';
  return (
    <IconButton aria-label={label} title={label} onClick={() => choose(other)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </IconButton>
  );
}
