/** Notices between servers: there may be messages and letters to send; sessions were ended. */
export type BusNotice = 'work' | 'sessions';

/**
 * Delivers notices to every server of one database, this one included. A lost notice delays a message by a second at
 * most.
 */
export interface Bus {
  publish(notice: BusNotice): void;
  /** Subscribes to the notices of all servers; returns the function that unsubscribes. */
  subscribe(listener: (notice: BusNotice) => void): () => void;
  close(): Promise<void>;
}

/** The in-process default, for a single server. */
export function localBus(): Bus {
  const listeners = new Set<(notice: BusNotice) => void>();
  return {
    publish(notice) {
      for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}
