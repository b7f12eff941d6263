import { getPrivacy } from '@venue/sdk/privacy';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Cabinet } from '../app/area.ts';
import type { Waiting } from '../app/cabinet/waiting.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { waitingAboutMe } from './aboutMe.ts';

/** What waits for the person; undefined until all of it is known. */
export function useWaiting(
  areas: readonly Cabinet[],
  profile: UserProfile | undefined,
): readonly Waiting[] | undefined {
  const info = useCurrent()?.role === 'landing' ? profilePaths.accountInfo : profilePaths.info;
  const privacy = useCall(getPrivacy, {});
  // biome-ignore lint/correctness/useHookAtTopLevel: the list is constant, so its hooks run in one order
  const byArea = areas.map(area => (area.useWaiting ? area.useWaiting() : []));
  if (privacy.isPending || byArea.includes(undefined)) return undefined;
  if (!profile) return [];
  const all = [
    ...waitingAboutMe({ profile, deletionAt: privacy.data?.message.deletionAt ?? null, info }),
    ...oneForEach(byArea.flatMap(each => each ?? [])),
  ];
  return [...all.filter(each => !each.isLater), ...all.filter(each => each.isLater)];
}

/** One line per page: a booking to be paid may also have an invoice. */
const oneForEach = (all: readonly Waiting[]): Waiting[] =>
  [...new Map(all.toReversed().map(each => [each.to, each])).values()].toReversed();
