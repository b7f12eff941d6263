import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { Spinner } from '../parts/load/Spinner.tsx';
import { useFormState } from './formState.ts';

interface Props {
  /** Shows that work other than the form's own is in progress. */
  busy?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** `outlined` where another button of the page matters more. */
  variant?: 'contained' | 'outlined';
  /** `error` for an action that cannot be undone. */
  color?: 'primary' | 'error';
  fullWidth?: boolean;
  className?: string;
  autoFocus?: boolean;
  children: ReactNode;
}

/**
 * Submits the form around it. While submitting, it keeps its size and focus, shows a spinner and ignores presses.
 */
export function SubmitButton({ busy: more = false, size = 'large', variant = 'contained', children, ...rest }: Props) {
  const form = useFormState();
  const busy = more || form.busy;
  return (
    <Button
      {...rest}
      variant={variant}
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
