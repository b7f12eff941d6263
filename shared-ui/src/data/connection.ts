type Hear = () => void;

const listeners = new Set<Hear>();

/** Reports that the server can be reached again. */
export const cameBack = (): void => {
  for (const hear of [...listeners]) hear();
};

/** Calls back when the connection is restored: the browser says so, or the live channel has reconnected. */
export function onBack(hear: Hear): () => void {
  if (listeners.size === 0) window.addEventListener('online', cameBack);
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0) window.removeEventListener('online', cameBack);
  };
}

/** Whether this site answers a request now; `navigator.onLine` may be true without a connection. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
