import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { Spinner } from '../parts/Overlay.tsx';
import { useFormState } from './formState.ts';

interface Props {
  /** Besides the form's own: shows that work is under way. */
  busy?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** `error` for what cannot be undone. */
  color?: 'primary' | 'error';
  fullWidth?: boolean;
  className?: string;
  children: ReactNode;
}

/** Sends the form around it. While that runs it keeps its place and focus, shows so, and does nothing more. */
export function SubmitButton({ busy: more = false, size = 'large', children, ...rest }: Props) {
  const form = useFormState();
  const busy = more || form.busy;
  return (
    <Button
      {...rest}
      variant="contained"
      size={size}
      type="submit"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={event => {
        if (busy) event.preventDefault();
      }}
      startIcon={busy ? <Spinner size={20} /> : undefined}
    >
      {children}
    </Button>
  );
}
