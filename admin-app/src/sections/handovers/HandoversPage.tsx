import { formatMoney } from '@venue/sdk';
import { listOwedRests } from '@venue/sdk/deposits/admin';
import { getBoard } from '@venue/sdk/desk/admin';
import { exportHandovers, getOpenShift, listHandovers } from '@venue/sdk/handovers/admin';
import type { Handover } from '@venue/sdk/handovers/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { ExportButton } from '@venue/shared-ui/grid/ExportButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { useEffect, useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { CashTable } from './CashTable.tsx';
import { HandoverForm } from './HandoverForm.tsx';
import { DueLists, type DueToday, HandoverSheet } from './HandoverSheet.tsx';
import css from './Handovers.module.css';

/** The shift that is handed over now, and those that were. */
export default function HandoversPage() {
  const today = dayOf(new Date());
  const shift = useCall(getOpenShift, {}).data?.message;
  const handovers = useCall(listHandovers, {}).data?.message.handovers;
  const due = useDue(today);
  const [sheet, setSheet] = useState<Handover | null>(null);
  useEffect(() => {
    if (!sheet) return;
    window.print();
    setSheet(null);
  }, [sheet]);
  return (
    <Page {...useScreen()} lead="Наличные стойки с&nbsp;прошлой сдачи. Суммы те&nbsp;же, что в&nbsp;сверке.">
      <Mui>
        <div className={css.columns}>
          <section className={css.card} aria-label="Смена сейчас">
            <h2>{shift ? `Смена с\u00a0${formatDateTime(shift.since)}` : 'Смена'}</h2>
            {shift ? (
              <>
                <CashTable shift={shift} />
                <HandoverForm shift={shift} />
              </>
            ) : (
              <TextSkeleton lines={8} />
            )}
          </section>
          {due && due.notes.length + due.coming.length + due.rests.length > 0 && (
            <section className={css.card} aria-label="Осталось на&nbsp;сегодня">
              <h2>Осталось на&nbsp;сегодня</h2>
              <DueLists due={due} />
            </section>
          )}
        </div>
        <section className={css.card} aria-label="Сданные смены">
          <div className={css.head}>
            <h2>Сданные смены</h2>
            {handovers && handovers.length > 0 && <ExportButton call={exportHandovers} query={{}} />}
          </div>
          {handovers?.length === 0 && <p>Смен ещё не&nbsp;сдавали.</p>}
          <ul className={css.list}>
            {handovers?.map(each => (
              <li key={each.handoverId}>
                <div>
                  <strong>{formatDateTime(each.at)}</strong> <span>{each.who}</span>
                  <p>
                    {`Принято ${formatMoney(each.cashIn)}, выдано ${formatMoney(each.cashOut)}, посчитано ${formatMoney(each.counted)}, изъято ${formatMoney(each.removed)}`}
                  </p>
                  {each.difference !== 0 && (
                    <p className={css.bad}>{`Расхождение ${formatMoney(each.difference)}: ${each.differenceReason}`}</p>
                  )}
                  {each.handoverNote && <p>{each.handoverNote}</p>}
                </div>
                <Button variant="outlined" onClick={() => setSheet(each)}>
                  Печать
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </Mui>
      {sheet && <HandoverSheet handover={sheet} due={dayOf(new Date(sheet.at)) === today ? due : null} />}
    </Page>
  );
}

/** Notes of today, bookings that are still to come, and rests that are due. */
function useDue(today: string): DueToday | null {
  const enabled = useMay()('bookings.read');
  const board = useCall(getBoard, { query: { from: today, days: 1 } }, { enabled }).data?.message;
  const rests = useCall(listOwedRests, {}, { enabled }).data?.message.rests;
  if (!board || !rests) return null;
  const { notes, bookings, now } = board;
  return {
    notes,
    coming: bookings.filter(each => each.arrival === null && each.start > now && dayOf(new Date(each.start)) === today),
    rests: rests.filter(({ restDueAt }) => dayOf(new Date(restDueAt)) <= today),
  };
}
