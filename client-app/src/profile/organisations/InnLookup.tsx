import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import type { ReactNode } from 'react';
import css from '../Profile.module.css';

interface Props {
  /** Name of the field. */
  name: string;
  optional?: boolean;
  hint: string;
  /** Stands in place of the hint; empty when there is nothing to warn of. */
  warning: string;
  /** What the button says. */
  action: string;
  /** The lookup is the main action on the screen. */
  isMain?: boolean;
  onLookup: () => void;
  busy: boolean;
  /** What came of the last lookup. */
  outcome: ReactNode;
}

/** An INN, typed or looked up in a register. */
export const InnLookup = ({
  name,
  optional = false,
  hint,
  warning,
  action,
  isMain = false,
  onLookup,
  busy,
  outcome,
}: Props) => (
  <div className={css.inn}>
    <DigitsField
      name={name}
      label="ИНН"
      most={12}
      optional={optional}
      hint={warning ? <span className={css.warn}>{warning}</span> : hint}
    />
    <div className={css.buttons}>
      <Button
        {...(isMain ? { variant: 'contained' as const } : { size: 'small' as const })}
        onClick={onLookup}
        aria-disabled={busy || undefined}
        startIcon={busy ? <Spinner size={18} /> : undefined}
      >
        {busy ? 'Ищем…' : action}
      </Button>
    </div>
    <SoftText size="tiny" role="status">
      {outcome}
    </SoftText>
  </div>
);
