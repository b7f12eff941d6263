import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** Screens by a word of their address; each is loaded on demand. */
  words: Readonly<Record<string, ComponentType>>;
  /** The screen at any other address. */
  other: ComponentType;
}

/** Several screens under one entry of `screens.ts`: each entry adds to the weight of the first screens. */
export function ByAddress({ words, other: Other }: Props) {
  const word = useLocation()
    .pathname.split('/')
    .findLast(each => Object.hasOwn(words, each));
  const Shown = (word === undefined ? undefined : words[word]) ?? Other;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shown />
    </Suspense>
  );
}
