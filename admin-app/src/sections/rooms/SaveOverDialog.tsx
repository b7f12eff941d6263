import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StandingField } from './StandingField.tsx';
import type { StandingSeen } from './useStanding.ts';

interface Props {
  standing: StandingSeen;
  busy: boolean;
  save: () => void;
}

/** Asks what becomes of orders that the room's new opening hours, or new parts, leave in closed time. */
export default function SaveOverDialog({ standing, busy, save }: Props) {
  return (
    <SmallDialog title="Эти часы уже заняты" close={standing.forget} stays>
      <StandingField {...standing} />
      <DialogButtons cancel={standing.forget}>
        <Button variant="contained" aria-busy={busy || undefined} onClick={save}>
          Всё равно сохранить
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}
