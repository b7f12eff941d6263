import Dialog from '@mui/material/Dialog';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { type ReactNode, useId } from 'react';
import css from './SmallDialog.module.css';

interface Props {
  title: string;
  close: () => void;
  children: ReactNode;
}

/** A dialog with a heading and whatever is inside, a form mostly. */
export function SmallDialog({ title, close, children }: Props) {
  const id = useId();
  return (
    <Mui>
      <Dialog
        open
        onClose={close}
        aria-labelledby={id}
        maxWidth="sm"
        fullWidth
        slotProps={{ paper: { className: css.paper ?? '' } }}
      >
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.body}>{children}</div>
      </Dialog>
    </Mui>
  );
}

/** The buttons at the end of a dialog. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={css.buttons}>{children}</div>;
