import { failedAt, isFailure, required, runsOf } from '@venue/sdk';
import { writeTechnicalReason } from '@venue/sdk/bookings/admin';
import type { BoardRoom } from '@venue/sdk/desk/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Suggestions } from '../../app/decision/Suggestions.tsx';
import css from './CloseHoursDialog.module.css';
import { HoursOf } from './HoursOf.tsx';

interface Props {
  room: BoardRoom;
  /** Start times of the chosen hours. */
  slots: readonly string[];
  close: () => void;
  closed: () => void;
}

const texts = {
  done: 'Технический перерыв добавлен',
  refused: 'Не удалось добавить технический перерыв',
  failed: failedAt('добавлении технического перерыва'),
} as const;

const reasons = ['Уборка', 'Ремонт', 'Настройка оборудования', 'Съёмки площадки'] as const;

// The hours are chosen on the board, not in a field, so the form asks only for the rest of the body.
const Reason = z.object({ reason: required(300) });

/** Asks for the reason to close the chosen hours, of those who work with bookings but not at the desk. */
export default function CloseHoursDialog({ room: { roomId, name }, slots, close, closed }: Props) {
  const { send } = useSend(writeTechnicalReason, texts);
  const [lost, setLost] = useState<readonly string[]>([]);
  const hours = slots.filter(hour => !lost.includes(hour));
  const form = useForm({
    schema: Reason,
    keep: `close-hours:${roomId}`,
    from: { reason: '' },
    submit: async ({ reason }, { setServerErrors, markSaved }) => {
      const reply = await send(
        { body: { roomId, slots: [...hours], reason } },
        {
          handles: failure => {
            if (!isFailure(failure, writeTechnicalReason, 'slot_taken')) return setServerErrors(failure);
            setLost(failure.data.taken);
            return true;
          },
        },
      );
      if (!reply) return;
      markSaved({ reason });
      closed();
    },
  });
  return (
    <SmallDialog title="Технический перерыв" close={close}>
      <HoursOf title={name} hours={hours} />
      {lost.length > 0 && (
        <p className={css.lost} role="alert">
          Эти часы уже заняли:{' '}
          {runsOf([...lost])
            .map(formatRun)
            .join('; ')}
          . {hours.length > 0 ? 'Остальные можно закрыть.' : 'Выберите другие.'}
        </p>
      )}
      <Form form={form} label="Технический перерыв">
        <TextArea name="reason" label="Причина" hint="Её увидят только сотрудники." maxLength={300} />
        <Suggestions name="reason" label="Готовые причины" options={reasons} />
        <DialogButtons cancel={close}>
          {hours.length > 0 && <SubmitButton size="medium">Закрыть часы</SubmitButton>}
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
