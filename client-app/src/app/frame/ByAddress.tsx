import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** Screens by a segment of their address; each is loaded on demand. */
  words: Readonly<Record<string, ComponentType>>;
  /** The screen at any other address. */
  other: ComponentType;
}

/** Several screens under one entry of `screens.ts`, because each entry adds to the size of the first load. */
export function ByAddress({ words, other: Other }: Props) {
  const word = useLocation()
    .pathname.split('/')
    .findLast(each => Object.hasOwn(words, each));
  const Screen = (word === undefined ? undefined : words[word]) ?? Other;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  );
}
