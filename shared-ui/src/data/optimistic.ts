import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyCall, Reply } from '@venue/sdk';

/** A change applied to cached replies before the server has answered; `useSend` commits it or rolls it back. */
export type OptimisticUpdate = (queries: QueryClient) => Patch;

export interface Patch {
  /** The write succeeded. Reads under way are cancelled: their replies may be older than the write. */
  commit(): void;
  /** The write failed: restores the server's last reply and fetches it again. */
  rollback(): void;
}

interface Layer {
  readonly read: string;
  readonly change: (reply: unknown) => unknown;
}

/** The optimistic changes over one cache's replies. */
interface Cover {
  readonly layers: Set<Layer>;
  /** The last reply of the server. */
  readonly replies: Map<Query, unknown>;
  /** Writes the server's reply with every layer applied. */
  show(query: Query): void;
  stop(): void;
}

const covers = new WeakMap<QueryClient, Cover>();

/**
 * How a write will change a read's replies: `send(input, { optimistic: [optimisticUpdate(listResidents, reply => …)]
 * })`. The change gets every cached reply of the read, with any input, and returns a new one. It may run again on a
 * reply that already has it, so it must be idempotent: set a value or drop a row, never count. The write must declare a
 * tag of the read in its `changes`, so that the server's reply follows.
 */
export function optimisticUpdate<C extends AnyCall>(call: C, change: (reply: Reply<C>) => Reply<C>): OptimisticUpdate {
  return queries => {
    const cover = covers.get(queries) ?? coverOf(queries);
    // The cast is safe: under a call's id the cache holds only replies of that call.
    const layer: Layer = { read: call.id, change: reply => change(reply as Reply<C>) };
    const ownQueries = () => queries.getQueryCache().findAll({ queryKey: [call.id] });
    cover.layers.add(layer);
    for (const query of ownQueries()) {
      if (query.state.data === undefined) continue;
      if (!cover.replies.has(query)) cover.replies.set(query, query.state.data);
      cover.show(query);
    }
    const end = () => {
      cover.layers.delete(layer);
      for (const query of ownQueries()) cover.show(query);
      if (cover.layers.size === 0) cover.stop();
    };
    return {
      commit: () => {
        void queries.cancelQueries({ queryKey: [call.id] });
        for (const query of ownQueries())
          if (cover.replies.has(query)) cover.replies.set(query, layer.change(cover.replies.get(query)));
        end();
      },
      rollback: () => {
        end();
        void queries.invalidateQueries({ queryKey: [call.id] });
      },
    };
  };
}

function coverOf(queries: QueryClient): Cover {
  const layers = new Set<Layer>();
  const replies = new Map<Query, unknown>();
  let showing = false;
  const show = (query: Query) => {
    if (!replies.has(query)) return;
    const { dataUpdatedAt, isInvalidated } = query.state;
    let data = replies.get(query);
    for (const layer of layers) if (layer.read === query.queryKey[0]) data = layer.change(data);
    showing = true;
    queries.setQueryData(query.queryKey, data, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
    showing = false;
  };
  // A reply that arrives while layers are applied replaces the base, not what is shown.
  const unsubscribe = queries.getQueryCache().subscribe(event => {
    const { query } = event;
    if (showing || ![...layers].some(layer => layer.read === query.queryKey[0])) return;
    if (event.type === 'removed' || query.state.data === undefined) replies.delete(query);
    else if (event.type === 'updated' && event.action.type === 'success') {
      replies.set(query, query.state.data);
      show(query);
    }
  });
  const cover = {
    layers,
    replies,
    show,
    stop: () => {
      unsubscribe();
      covers.delete(queries);
    },
  };
  covers.set(queries, cover);
  return cover;
}
