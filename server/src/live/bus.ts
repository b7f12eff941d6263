/** What servers tell each other: there may be messages and letters to send; sessions were ended. */
export type BusWord = 'work' | 'sessions';

/** Carries words to every server of one database, this one included. A lost word costs a second, never a message. */
export interface Bus {
  publish(word: BusWord): void;
  /** Calls back for every word, of this server and of others; returns the way to stop. */
  subscribe(heard: (word: BusWord) => void): () => void;
  close(): Promise<void>;
}

/** The embedded default: one server speaks to itself. */
export function localBus(): Bus {
  const listeners = new Set<(word: BusWord) => void>();
  return {
    publish(word) {
      for (const listener of listeners) listener(word);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    close: async () => listeners.clear(),
  };
}
