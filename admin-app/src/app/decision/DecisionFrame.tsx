import { type AnyCall, ApiFailure, textOf, type Unreachable } from '@venue/sdk';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

interface Around {
  /** Gets the failure of a decision and what was typed for it; true when the dialog around shows it. */
  readonly refused: (failure: ApiFailure | Unreachable, typed: Values) => boolean;
  /** What was typed for a decision that came too late, so that the next one begins with it. */
  readonly typed: Values;
}

const Around = createContext<Around>({ refused: () => false, typed: {} });

interface Props {
  title: string;
  close: () => void;
  /** Whether the record, as it is now, may be decided about in the same way once more. */
  mayAgain?: boolean;
  children: ReactNode;
}

/**
 * A dialog that asks for a decision. When somebody was faster, it says who decided what, and the question is gone; asked
 * again, it has what was typed for the first time.
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

/** The form of a call that decides, inside such a dialog. */
export function DecisionForm<C extends AnyCall>(props: Omit<ComponentProps<typeof CallForm<C>>, 'handles'>) {
  const { refused, typed } = useContext(Around);
  const first = props.from as Values;
  // What the decision is made from is that of the record as it is now; what differs from it was typed.
  const typedIn = (sent: Values) =>
    Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== first[name]));
  return (
    <CallForm
      {...props}
      from={{ ...first, ...typed } as typeof props.from}
      handles={(failure, sent) => refused(failure, typedIn(sent as Values))}
    />
  );
}
