import { useEffect } from 'react';

/** Moves the focus to a field once it is there and open: the first one of a new step. */
export function useFocusOn(name: string, open = true): void {
  useEffect(() => {
    if (open) document.getElementsByName(name)[0]?.focus();
  }, [name, open]);
}
