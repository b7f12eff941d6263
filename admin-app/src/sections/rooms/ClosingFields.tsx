import { Checkbox } from '@venue/shared-ui/fields/inputs.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { StandingField } from './StandingField.tsx';
import type { StandingSeen } from './useStanding.ts';

/** The end of a form that closes days: whether everywhere, what becomes of the orders, and the buttons. */
export const ClosingFields = ({
  standing,
  submit,
  close,
}: {
  standing: StandingSeen;
  submit: string;
  close: () => void;
}) => (
  <>
    <Checkbox name="everywhere" label="Закрыта вся площадка" />
    <StandingField {...standing} />
    <DialogButtons cancel={close}>
      <SubmitButton>{standing.seen ? 'Всё равно закрыть' : submit}</SubmitButton>
    </DialogButtons>
  </>
);
