import { type ReactNode, Suspense, useEffect, useRef } from 'react';

interface Props {
  fallback: ReactNode;
  children: ReactNode;
}

/** A boundary for a part that the server may render and React takes over by itself; see `TakenOver`. */
export const Part = ({ fallback, children }: Props) => (
  <Suspense fallback={fallback}>
    <TakenOver>{children}</TakenOver>
  </Suspense>
);

/**
 * Says when React has taken over what the server has rendered: `data-part` is empty until then, and `boot.js` keeps what
 * is pressed and typed meanwhile. An effect runs only for what is committed, so what React discards never says so.
 */
export function TakenOver({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.setAttribute('data-part', 'taken'), []);
  return (
    <div ref={part} data-part="" style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
