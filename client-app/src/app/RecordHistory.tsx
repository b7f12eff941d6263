import { History, type HistoryStep } from '@venue/shared-ui/parts/History.tsx';
import css from './RecordHistory.module.css';

/** What happened to a record of the person's, newest first. */
export const RecordHistory = ({ steps }: { steps: readonly HistoryStep[] }) => (
  <section className={css.history} aria-labelledby="history">
    <h2 id="history">История</h2>
    <History steps={steps} />
  </section>
);
