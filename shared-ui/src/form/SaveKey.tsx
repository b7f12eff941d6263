import { useEffect, useRef } from 'react';

/** Put it into a form: Ctrl+S or ⌘S anywhere on the page submits that form, unless a dialog is open. */
export function SaveKey() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Compares the physical key, because in the Russian layout it types «ы».
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('[aria-modal="true"]')) mark.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <span ref={mark} hidden />;
}
