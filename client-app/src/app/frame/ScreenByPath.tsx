import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** Screens by a segment of the path; each is loaded on demand. */
  words: Readonly<Record<string, ComponentType>>;
  /** Fallback: rendered when no segment matches. */
  other: ComponentType;
}

/** Several screens behind one dynamic import, because each import adds to the size of the first load. */
export function ScreenByPath({ words, other: Other }: Props) {
  const word = useLocation()
    .pathname.split('/')
    .findLast(each => Object.hasOwn(words, each));
  const Screen = word === undefined ? undefined : words[word];
  // What the server renders has no boundary of its own here, so that React takes it over with the page.
  if (!Screen) return <Other />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  );
}
