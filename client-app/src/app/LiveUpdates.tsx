import type { Push } from '@venue/sdk';
import { useLiveRefresh, useLiveTopics } from '@venue/shared-ui/data/useLive.ts';
import { late } from '@venue/shared-ui/parts/late.tsx';
import type { Cabinet } from './area.ts';
import { cabinets } from './offers.ts';
import { useMe } from './useMe.ts';

function Follow({ areas, pushes }: { areas: readonly Cabinet[]; pushes: readonly Push[] }) {
  const me = useMe();
  useLiveTopics(me ? ['residents', `info/${me.userId}`] : ['residents']);
  useLiveRefresh(pushes);
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is constant, so its hooks run in one order
  for (const area of areas) area.useNotes?.();
  return null;
}

/** Keeps the screen up to date: follows the public topic and the person's own, once the areas have said what they send. */
export default late(async () => {
  const areas = await cabinets();
  const pushes = areas.flatMap(each => each.pushes ?? []);
  return { default: () => <Follow areas={areas} pushes={pushes} /> };
}, 'unseen');
