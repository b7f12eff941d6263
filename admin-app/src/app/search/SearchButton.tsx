import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isTyping } from '../isTyping.ts';
import css from './SearchButton.module.css';

// Loaded lazily: nobody searches before the first list is shown.
const Palette = lazyWithRetry(
  () => import('./Palette.tsx'),
  ({ close }) => close(),
);
const KeysDialog = lazyWithRetry(
  () => import('./KeysDialog.tsx'),
  ({ close }) => close(),
);

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The search button of the header. It also handles the search shortcuts, and `?`, which lists all shortcuts. */
export function SearchButton() {
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const held = event.ctrlKey || event.metaKey;
    // Compare the physical key: on the Russian layout it types «л».
    const search = held ? event.code === 'KeyK' && !event.shiftKey : event.key === '/' && !isTyping(event.target);
    const keys = !held && event.key === '?' && !isTyping(event.target);
    if (!search && !keys) return;
    event.preventDefault();
    // While a dialog is open, the keys open nothing else.
    if (document.querySelector('[aria-modal="true"]') === null) setOpen(search ? 'search' : 'keys');
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen('search')}
      >
        <Icon name="search" size={22} />
        <span className={css.word}>Поиск</span>
        <kbd className={css.keys}>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <Suspense fallback={null}>
        {open === 'search' && <Palette close={close} />}
        {open === 'keys' && <KeysDialog close={close} />}
      </Suspense>
    </>
  );
}
