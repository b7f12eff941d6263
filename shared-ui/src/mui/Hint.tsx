import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { Mui } from '../theme/Mui.tsx';

/** A short text that appears over a button under the pointer or with the focus; the button keeps its own name. */
export const Hint = ({ text, children }: { text: string; children: ReactElement }) => (
  <Mui>
    <Tooltip title={text} describeChild>
      {children}
    </Tooltip>
  </Mui>
);
