import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import type { Decision } from './decision.ts';
import { Suggestions } from './Suggestions.tsx';

interface Props {
  decision: Decision;
  /** Whether it may be made once more after somebody was faster. */
  mayAgain?: boolean;
  /** Given up. */
  close: () => void;
  /** Decided. */
  done: () => void;
}

/** Asks to confirm a decision, and for the reason if the sender will read one. */
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
        {/* What most deserve and what asks for nothing is a press of Enter. */}
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
