import type { Push } from '@venue/sdk';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useLiveRefresh, useLiveTopics } from '@venue/shared-ui/data/useLive.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense } from 'react';
import type { Cabinet } from '../area.ts';
import { cabinets, publicPushes } from '../cabinet/offers.ts';
import { useMe } from '../person/useMe.ts';

function Follow({ areas, pushes }: { areas?: readonly Cabinet[]; pushes: readonly Push[] }) {
  const me = useMe();
  // What is sent to a person is followed only with the code that understands it: before, it would be lost.
  useLiveTopics(areas && me ? ['residents', `info/${me.userId}`] : ['residents']);
  useLiveRefresh(pushes);
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is constant, so its hooks run in one order
  for (const area of areas ?? []) area.useNotes?.();
  return null;
}

// The account features of all areas take a phone a while to load, and visitors do not need them.
const ForVisitors = lazyWithRetry(async () => {
  const pushes = await publicPushes();
  return { default: () => <Follow pushes={pushes} /> };
}, 'unseen');

const ForPeople = lazyWithRetry(async () => {
  const areas = await cabinets();
  const pushes = areas.flatMap(each => each.pushes ?? []);
  return { default: () => <Follow areas={areas} pushes={pushes} /> };
}, 'unseen');

/** Keeps the screen up to date: follows the public topic, and that of the person who is signed in. */
export default function LiveUpdates() {
  const isSignedIn = useCurrent() !== null;
  if (!isSignedIn) return <ForVisitors />;
  return (
    <Suspense fallback={<ForVisitors />}>
      <ForPeople />
    </Suspense>
  );
}
