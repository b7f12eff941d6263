import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { BrowserOnly } from './browserOnly.ts';
import { modeAtom } from './mode.ts';
import { styleNonce } from './styleNonce.ts';
import { themeOf } from './theme.ts';

const cache = createCache({ key: 'mui', prepend: true, ...(styleNonce ? { nonce: styleNonce } : {}) });

/** MUI in our colours. Put it around anything that uses MUI, in code that is loaded lazily: it weighs 40 kB. */
export function Mui({ children }: { children: ReactNode }) {
  // The styles of MUI are generated only in the browser.
  if (typeof document === 'undefined') throw new BrowserOnly();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(useAtomValue(modeAtom))}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
