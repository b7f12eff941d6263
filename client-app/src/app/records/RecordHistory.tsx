import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { History, type HistoryStep } from '@venue/shared-ui/parts/record/History.tsx';
import type { Listed } from '../cabinet/listed.ts';
import css from './RecordHistory.module.css';

/** The history of one of the user's records, newest first. */
export const RecordHistory = ({ steps }: { steps: readonly HistoryStep[] }) => (
  <section className={css.history} aria-labelledby="history">
    <h2 id="history">История</h2>
    <History steps={steps} />
  </section>
);

interface Props {
  list: Listed<HistoryStep>;
  /** Shows another page. */
  go: (page: number) => void;
}

/** The same history with pages. */
export function PagedHistory({ list: { data, error, refetch }, go }: Props) {
  if (data)
    return (
      <>
        <RecordHistory steps={data.items} />
        <Pager total={data.message} page={data.message.page} pageSize={data.message.pageSize} go={go} />
      </>
    );
  return error ? (
    <ErrorNote error={error} title="Не удалось загрузить историю" retry={() => void refetch()} />
  ) : (
    <TextSkeleton lines={3} />
  );
}
