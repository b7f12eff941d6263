import type { AnyCall, Permission } from '@venue/sdk';
import { CallGrid, type CallGridProps, type ListState, type RowSelection } from '@venue/shared-ui/grid/CallGrid.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../frame/useWho.ts';
import css from './SectionGrid.module.css';
import { opensWith, saysSomething } from './start.ts';

const SectionTools = late(() => import('./SectionTools.tsx'), 'unseen');

/** An action over everything the filter lets through, as the server offers it in `<area>.bulk.ts`. */
export interface BulkOffer {
  /** Its name there: `articles.publish`. */
  readonly action: string;
  /** A verb: «Опубликовать». */
  readonly label: string;
  readonly permission: Permission;
  /** What happens to each record, if the label does not say it all. */
  readonly text?: string;
  /** Asks for the reason the owners will read; ready ones to choose from. */
  readonly reasons?: readonly string[];
  readonly danger?: boolean;
  /** What is said over the offer to undo: «Удалено». */
  readonly done?: string;
  /** How that offer is called, and what is said once it was taken; «Вернуть» and «Возвращено» unless it says so. */
  readonly undo?: { readonly label: string; readonly done: string };
}

type Props<C extends AnyCall> = Omit<CallGridProps<C>, 'tools'> & { bulk?: readonly BulkOffer[] };

const none: RowSelection = { type: 'include', ids: new Set() };

/** A section's list: `CallGrid` with the person's saved views and actions over everything that fits the filter. */
export function SectionGrid<C extends AnyCall>({ bulk = [], ...props }: Props<C>) {
  const { call } = props;
  const may = useMay();
  const chooses = bulk.some(({ permission }) => may(permission));
  const [selected, setSelected] = useState(none);
  const chosen = useMemo(() => [...selected.ids].map(Number), [selected]);
  const clear = () => setSelected(none);
  const [params, setParams] = useSearchParams();
  // Opened without a word about what to show, the list shows its default view.
  const [start] = useState(() => {
    const kept = saysSomething(call, params) ? '' : opensWith(call.id);
    // What no field of the list knows would never come to be shown.
    return saysSomething(call, new URLSearchParams(kept)) ? kept : '';
  });
  const [waits, setWaits] = useState(start !== '');
  useEffect(() => {
    // The setter is a new one with every address: what has begun is not to begin again.
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
            <SectionTools {...{ call, list, bulk, chosen, clear }} />
          </Suspense>
        </AfterRows>
      )}
    </div>
  );
  const choice = chooses ? { selected, onSelected: setSelected } : {};
  return <CallGrid {...(props as CallGridProps<C>)} {...choice} tools={tools} />;
}

/** Milliseconds within which the rows of a reply are drawn. */
const ROWS_MS = 300;

/** What comes after the rows: its code is not to be fetched while they are being drawn. */
function AfterRows({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), ROWS_MS);
    return () => clearTimeout(timer);
  }, []);
  return drawn && children;
}
