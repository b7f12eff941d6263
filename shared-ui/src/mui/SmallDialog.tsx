import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { Button } from '../parts/Button.tsx';
import { Stack } from '../parts/Stack.tsx';
import { Mui } from '../theme/Mui.tsx';
import css from './SmallDialog.module.css';

interface Props {
  title: string;
  close: () => void;
  size?: 'xs' | 'sm' | 'lg';
  /** A click outside does not close it, because typed text would be lost. */
  stays?: boolean;
  children: ReactNode;
}

/** A dialog with a heading, usually around a form. */
export function SmallDialog({ title, close, size = 'sm', stays = false, children }: Props) {
  const id = useId();
  return (
    <Mui>
      <Dialog
        open
        onClose={(_event, reason) => (stays && reason === 'backdropClick' ? undefined : close())}
        aria-labelledby={id}
        maxWidth={size}
        fullWidth
        slotProps={{ paper: { className: css.paper ?? '' } }}
      >
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <Stack gap={20} narrow>
          {children}
        </Stack>
      </Dialog>
    </Mui>
  );
}

/** The buttons at the end of a dialog; with `cancel`, the cancel button comes first. */
export const DialogButtons = ({ cancel, children }: { cancel?: () => void; children: ReactNode }) => (
  <div className={css.buttons}>
    {cancel && (
      <Button color="inherit" onClick={cancel}>
        Отмена
      </Button>
    )}
    {children}
  </div>
);
