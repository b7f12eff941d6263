import type { AnyCall } from '@venue/sdk';
import { CallGrid, type CallGridProps, type ListState, type RowSelection } from '@venue/shared-ui/grid/CallGrid.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../frame/useWho.ts';
import type { BulkOffer } from './bulkOffer.ts';
import css from './SectionGrid.module.css';
import { opensWith, saysSomething } from './start.ts';

const SectionTools = lazyWithRetry(() => import('./SectionTools.tsx'), 'unseen');

type Props<C extends AnyCall> = Omit<CallGridProps<C>, 'tools'> & {
  bulk?: readonly BulkOffer[];
  /** What else may be done with the selected rows; `clear` ends the selection. */
  chosenTools?: (ids: readonly number[], clear: () => void) => ReactNode;
};

const none: RowSelection = { type: 'include', ids: new Set() };

/** A section's list: `CallGrid` with saved views and bulk actions on everything that matches the filter. */
export function SectionGrid<C extends AnyCall>({ bulk = [], chosenTools, ...props }: Props<C>) {
  const { call } = props;
  const may = useMay();
  const chooses = bulk.some(({ permission }) => may(permission));
  const [selected, setSelected] = useState(none);
  const selection = useMemo(() => [...selected.ids].map(Number), [selected]);
  const clear = () => setSelected(none);
  const [params, setParams] = useSearchParams();
  // If the address sets no field of the list, the list opens with its default view.
  const [start] = useState(() => {
    const view = saysSomething(call, params) ? '' : opensWith(call.id);
    // Ignore a stored view without any known field: the list would wait for it forever.
    return saysSomething(call, new URLSearchParams(view)) ? view : '';
  });
  const [waits, setWaits] = useState(start !== '');
  useEffect(() => {
    // `setParams` changes with every address; `waits` prevents applying the view a second time.
    if (waits)
      setParams(current => new URLSearchParams([...current, ...new URLSearchParams(start)]), { replace: true });
  }, [waits, start, setParams]);
  if (waits) {
    if (!saysSomething(call, params)) return null;
    setWaits(false);
  }
  const tools = (list: ListState) => (
    <div className={css.tools} data-bulk={bulk.length > 0 || undefined}>
      {list.total && (
        <AfterRows>
          <Suspense fallback={null}>
            <SectionTools {...{ call, list, bulk, chosen: selection, clear }} />
          </Suspense>
          {selection.length > 0 && chosenTools?.(selection, clear)}
        </AfterRows>
      )}
    </div>
  );
  const choice = chooses ? { selected, onSelected: setSelected } : {};
  return <CallGrid {...(props as CallGridProps<C>)} {...choice} tools={tools} />;
}

/** Milliseconds within which the rows of a response are rendered. */
const ROWS_MS = 300;

/** Renders its children after the rows, so that their code is not loaded while the rows are being rendered. */
function AfterRows({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), ROWS_MS);
    return () => clearTimeout(timer);
  }, []);
  return drawn && children;
}
