import { type AnyCall, ApiFailure, textOf, type Unreachable } from '@venue/sdk';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';

/** Looks at the failure of a decision; true when the dialog around shows it. */
const Refused = createContext<(failure: ApiFailure | Unreachable) => boolean>(() => false);

interface Props {
  title: string;
  close: () => void;
  /** Whether the record, as it is now, may be decided about in the same way once more. */
  mayAgain?: boolean;
  children: ReactNode;
}

/** A dialog that asks for a decision. When somebody was faster, it says who decided what, and the question is gone. */
export function DecisionFrame({ title, close, mayAgain = false, children }: Props) {
  const [overtaken, setOvertaken] = useState('');
  const refused = (failure: ApiFailure | Unreachable): boolean => {
    if (!(failure instanceof ApiFailure) || failure.code !== 'already_decided') return false;
    setOvertaken(textOf(failure));
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
        <Refused value={refused}>{children}</Refused>
      )}
    </SmallDialog>
  );
}

/** The form of a call that decides, inside such a dialog. */
export function DecisionForm<C extends AnyCall>(props: Omit<ComponentProps<typeof CallForm<C>>, 'handles'>) {
  return <CallForm {...props} handles={useContext(Refused)} />;
}
