import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useId } from 'react';
import type { Decision } from './decision.ts';

interface Offered {
  readonly title: string;
  readonly run: () => void;
}

/** What may be decided on the page that is open, for the palette: by the part of the page that has its buttons. */
export const offeredAtom = atom<Readonly<Record<string, readonly Offered[]>>>({});

/** Offers decisions in the palette as long as their buttons are on screen. */
export function useOfferDecisions(decisions: readonly Decision[], choose: (decision: Decision) => void): void {
  const set = useSetAtom(offeredAtom);
  const id = useId();
  const run = useEffectEvent((name: string) => {
    const decision = decisions.find(each => each.name === name);
    if (decision) choose(decision);
  });
  const names = JSON.stringify(decisions.map(({ name, label, subject }) => [name, `${label}: ${subject}`]));
  useEffect(() => {
    const list = (JSON.parse(names) as [string, string][]).map(([name, title]) => ({ title, run: () => run(name) }));
    set(all => ({ ...all, [id]: list }));
    return () => set(({ [id]: _, ...others }) => others);
  }, [names, id, set]);
}
