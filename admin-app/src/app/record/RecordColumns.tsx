import { History, type HistoryStep } from '@venue/shared-ui/parts/record/History.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import type { ReactNode } from 'react';
import { RecordHistory } from './changes/RecordHistory.tsx';
import type { Editing } from './form/useRecordForm.ts';
import { isWritten, RecordMessages } from './messages/RecordMessages.tsx';
import css from './RecordColumns.module.css';
import type { PageKind } from './RecordPage.tsx';
import { RecordVersions } from './versions/RecordVersions.tsx';

interface Props {
  kind: PageKind;
  id: number;
  /** Beside the record on a wide screen: its picture, its decisions. */
  aside?: ReactNode;
  /** Between the record and its history. */
  below?: ReactNode;
  /** For kinds with versions: restores a version in the editor of this page. */
  restore?: Editing['restore'];
  /** The history of the record that its owner also sees; the changes made by staff follow it. */
  steps?: readonly HistoryStep[];
  children: ReactNode;
}

/** The body of a record's page: the record, what stands beside and below it, and the history of its changes. */
export const RecordColumns = ({ kind, id, aside, below, restore, steps = [], children }: Props) => (
  <div className={css.columns}>
    <div className={css.card}>{children}</div>
    {aside && (
      <aside className={css.aside} aria-label="О&nbsp;записи">
        <div className={css.card}>{aside}</div>
      </aside>
    )}
    <Stack gap={24} narrow>
      {below && <div className={css.card}>{below}</div>}
      {restore && (
        <div className={css.card}>
          <RecordVersions kind={kind} id={id} restore={restore} />
        </div>
      )}
      {steps.length > 0 && (
        <section className={css.card} aria-label="Что происходило">
          <h2>Что происходило</h2>
          <History steps={steps} />
        </section>
      )}
      {isWritten(kind) && (
        <div className={css.card}>
          <RecordMessages kind={kind} id={id} />
        </div>
      )}
      <div className={css.card}>
        <RecordHistory kind={kind} id={id} />
      </div>
    </Stack>
  </div>
);
