import { type AnyCall, ApiFailure, textOf, type Unreachable } from '@venue/sdk';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

interface Around {
  /** Receives the failure of a decision and the values typed for it; returns true if the dialog shows the failure. */
  readonly refused: (failure: ApiFailure | Unreachable, typed: Values) => boolean;
  /** Values typed for a decision that came too late, used to prefill the next attempt. */
  readonly typed: Values;
}

const Around = createContext<Around>({ refused: () => false, typed: {} });

interface Props {
  title: string;
  close: () => void;
  /** Whether the same decision is still possible for the current state of the record. */
  mayAgain?: boolean;
  children: ReactNode;
}

/**
 * A dialog that asks for a decision. If a colleague decided first, it shows who decided what instead of the form.
 * Asking again keeps the values typed the first time.
 */
export function DecisionFrame({ title, close, mayAgain = false, children }: Props) {
  const [overtaken, setOvertaken] = useState('');
  const [typed, setTyped] = useState<Values>({});
  const refused: Around['refused'] = (failure, values) => {
    if (!(failure instanceof ApiFailure) || failure.code !== 'already_decided') return false;
    setOvertaken(textOf(failure));
    setTyped(values);
    return true;
  };
  return (
    <SmallDialog title={title} close={close}>
      {overtaken ? (
        <>
          <p role="alert">{overtaken}</p>
          <DialogButtons>
            {mayAgain && (
              <Button color="inherit" onClick={() => setOvertaken('')}>
                Решить заново
              </Button>
            )}
            <Button variant="contained" onClick={close} autoFocus>
              Закрыть
            </Button>
          </DialogButtons>
        </>
      ) : (
        <Around value={{ refused, typed }}>{children}</Around>
      )}
    </SmallDialog>
  );
}

/** The form of the call that makes a decision, for use inside `DecisionFrame`. */
export function DecisionForm<C extends AnyCall>(props: ComponentProps<typeof CallForm<C>>) {
  const { refused, typed } = useContext(Around);
  const first = props.from as Values;
  // The initial values come from the current record; the values that differ from them were typed.
  const typedIn = (sent: Values) =>
    Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== first[name]));
  return (
    <CallForm
      {...props}
      from={{ ...first, ...typed } as typeof props.from}
      handles={(failure, sent) =>
        refused(failure, typedIn(sent as Values)) || (props.handles?.(failure, sent) ?? false)
      }
    />
  );
}
