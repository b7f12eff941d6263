import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { Mui } from '../theme/Mui.tsx';

/** A tooltip of a button, shown on hover and focus; the button keeps its own accessible name. */
export const Hint = ({ text, children }: { text: string; children: ReactElement }) => (
  <Mui>
    <Tooltip title={text} describeChild>
      {children}
    </Tooltip>
  </Mui>
);
