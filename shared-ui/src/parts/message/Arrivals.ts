import { useSyncExternalStore } from 'react';

let arrived = 0;
const listeners = new Set<() => void>();
const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Tells React that the code of a part has come. */
export function countArrival(): void {
  arrived++;
  for (const changed of listeners) changed();
}

/**
 * Stands once in an app that hydrates, and renders nothing. An update of any component makes React try again what it has
 * put off. Without one, React 19.3 may miss that the code of a part has come which a transition waits for, if the
 * transition began during hydration; the transition then waits for the next event.
 */
export function Arrivals(): null {
  useSyncExternalStore(
    listen,
    () => arrived,
    () => 0,
  );
  return null;
}
