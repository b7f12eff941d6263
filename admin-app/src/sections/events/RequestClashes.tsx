import type { RoomClash } from '@venue/sdk/events/model';
import { Clashes } from './Clashes.tsx';
import css from './Event.module.css';

/** What has the hours that a request for an event needs; nothing if they are free. */
export default function RequestClashes({ clashes }: { clashes: readonly RoomClash[] }) {
  return (
    <div className={css.note} data-tone="bad" role="status">
      <p>
        <strong>На&nbsp;это время пространство занято.</strong> Готовить документы нельзя, пока часы
        не&nbsp;освободятся.
      </p>
      <Clashes clashes={clashes} />
    </div>
  );
}
