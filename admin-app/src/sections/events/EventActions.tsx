import { cancelEvent, getCancellation } from '@venue/sdk/events/admin';
import { eventRecordOf } from '@venue/sdk/events/kind';
import type { AdminEvent } from '@venue/sdk/events/model';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { MoreActions } from '@venue/shared-ui/grid/MoreActions.tsx';
import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Suspense, useState } from 'react';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { useRemoval } from '../../app/record/form/useRemoval.ts';
import { RescheduleEvent } from '../reschedules/reschedules.view.ts';
import { ticketOrderPaths } from '../tickets/tickets.paths.ts';
import { decisionsOf } from './decisions.tsx';
import css from './Event.module.css';
import { eventRemoval } from './eventRemoval.ts';
import { useTicketHolders } from './useTicketHolders.ts';

const CancelEventDialog = lazyWithRetry(
  () => import('@venue/shared-ui/areas/events/CancelEventDialog.tsx'),
  ({ close }) => close(),
);

const HandOverDialog = lazyWithRetry(
  () => import('./HandOverDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  event: AdminEvent;
  /** There are unsaved changes, or saved ones that have not been reloaded. */
  unsaved: boolean;
  /** Reads the event again. */
  again: () => void;
}

/** What may be done to the event as it is saved: decisions, its orders, and the rest behind «Ещё». */
export function EventActions({ event, unsaved, again }: Props) {
  const { eventId, eventTitle, can } = event;
  const { remove, restore } = useRemoval({ ...eventRemoval, kind: eventRecordOf(event) });
  const may = useMay();
  const { keep, look, busy } = useTicketHolders();
  const [asking, setAsking] = useState<'cancel' | 'reschedule' | 'handOver' | null>(null);
  const close = () => setAsking(null);
  const done = () => {
    close();
    again();
  };
  const isOver = (event.dateEnd ?? event.date) < dayOf(new Date());
  // A draft is published from its last step, together with what is typed.
  const decisions = decisionsOf(event).filter(({ name }) => name !== 'publish');
  const more: RowAction[] = [
    ...(can.includes('tickets')
      ? [
          { label: 'Участники: XLSX', run: () => keep(eventId) },
          { label: 'Участники: PDF', run: () => look(eventId) },
        ]
      : []),
    ...(can.includes('reschedule') && !isOver
      ? [
          {
            label: 'Перенести',
            run: () =>
              unsaved ? notify.error('Сохраните изменения, чтобы перенести мероприятие') : setAsking('reschedule'),
          },
        ]
      : []),
    ...(can.includes('handOver') && !isOver
      ? [{ label: 'Передать другому организатору', run: () => setAsking('handOver') }]
      : []),
    ...(can.includes('delete')
      ? [{ label: 'Удалить', danger: true, run: () => remove(eventId, eventTitle, event.objectStatusId) }]
      : []),
    ...(can.includes('cancel') && !isOver
      ? [{ label: 'Отменить с\u00a0билетами', danger: true, run: () => setAsking('cancel') }]
      : []),
  ];
  return (
    <section className={css.actions} aria-busy={busy || undefined} aria-label="Действия">
      {unsaved && decisions.length > 0 ? (
        <p className={css.soft}>Сохраните изменения, чтобы принять решение.</p>
      ) : (
        <DecisionButtons decisions={decisions} again={again} />
      )}
      {can.includes('tickets') && may('bookings.read') && (
        <Button variant="outlined" color="inherit" to={`${ticketOrderPaths.list.path}?eventId=${eventId}`}>
          Заказы билетов
        </Button>
      )}
      {can.includes('restore') && (
        <Button variant="contained" onClick={() => void restore(eventId)}>
          Вернуть из&nbsp;удалённых
        </Button>
      )}
      <MoreActions items={more} />
      <Suspense fallback={null}>
        {asking === 'cancel' && (
          <CancelEventDialog event={event} get={getCancellation} cancel={cancelEvent} by="staff" {...{ close, done }} />
        )}
        {asking === 'reschedule' && <RescheduleEvent event={event} {...{ close, done }} />}
        {asking === 'handOver' && <HandOverDialog event={event} {...{ close, done }} />}
      </Suspense>
    </section>
  );
}
