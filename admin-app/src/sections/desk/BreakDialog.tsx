import { failedAt } from '@venue/sdk';
import { deleteTechnicalReason } from '@venue/sdk/bookings/admin';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { HoursOf } from './HoursOf.tsx';

interface Props {
  id: number;
  reason: string;
  /** Start times of its hours on the board. */
  hours: readonly string[];
  /** Whether to offer to open the hours again. */
  mayOpen: boolean;
  close: () => void;
}

const texts = {
  done: 'Технический перерыв удалён',
  refused: 'Не удалось удалить технический перерыв',
  failed: failedAt('удалении технического перерыва'),
} as const;

/** Why hours are closed, and the way to open them again. */
export default function BreakDialog({ id, reason, hours, mayOpen, close }: Props) {
  const { send, busy } = useSend(deleteTechnicalReason, texts);
  const open = async () => {
    const sure = await confirm({
      title: 'Открыть часы?',
      text: 'Технический перерыв будет удалён целиком, и\u00a0эти часы снова можно будет забронировать.',
      yes: 'Открыть часы',
      no: 'Отмена',
    });
    if (!sure) return;
    const reply = await send({ body: { technicalReasonId: id } });
    if (reply) close();
  };
  return (
    <SmallDialog title="Технический перерыв" close={close}>
      <HoursOf title={reason} hours={hours} />
      <DialogButtons>
        <Button color="inherit" onClick={close}>
          Закрыть
        </Button>
        {mayOpen && (
          <Button
            variant="contained"
            aria-busy={busy || undefined}
            onClick={() => void open()}
            startIcon={busy ? <Spinner size={18} /> : undefined}
          >
            Открыть часы
          </Button>
        )}
      </DialogButtons>
    </SmallDialog>
  );
}
