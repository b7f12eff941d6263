import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import type { Decision } from './decision.ts';
import { Suggestions } from './Suggestions.tsx';

interface Props {
  decision: Decision;
  /** Whether the same decision is still possible after a colleague decided first. */
  mayAgain?: boolean;
  /** Called when the dialog is closed without a decision. */
  close: () => void;
  /** Called after the decision is made. */
  done: () => void;
}

/** Asks to confirm a decision and, if it needs one, for the reason that the sender will read. */
export default function DecisionDialog({ decision, mayAgain = false, close, done }: Props) {
  const { label, title, text, tone, reasons, form } = decision;
  const fields = (
    <>
      {reasons && (
        <>
          <TextArea name="rejectionReason" label="Причина" hint={'Владелец увидит её у\u00a0себя.'} maxLength={500} />
          <Suggestions name="rejectionReason" label="Готовые причины" options={reasons} />
        </>
      )}
      <DialogButtons cancel={close}>
        {/* Focus the button of the main decision that needs no reason, so that Enter confirms it. */}
        <SubmitButton
          color={tone === 'danger' ? 'error' : 'primary'}
          size="medium"
          autoFocus={tone === 'main' && !reasons}
        >
          {label}
        </SubmitButton>
      </DialogButtons>
    </>
  );
  return (
    <DecisionFrame title={title} close={close} mayAgain={mayAgain}>
      <p>{text}</p>
      {form({ children: fields, done })}
    </DecisionFrame>
  );
}
