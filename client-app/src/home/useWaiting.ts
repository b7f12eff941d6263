import { getPrivacy } from '@venue/sdk/privacy';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Cabinet } from '../app/area.ts';
import type { Waiting } from '../app/waiting.ts';
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
  const sentBack = areas.map(area => (area.useSentBack ? area.useSentBack() : []));
  if (privacy.isPending || sentBack.includes(undefined)) return undefined;
  if (!profile) return [];
  return [
    ...waitingAboutMe({ profile, deletionAt: privacy.data?.message.deletionAt ?? null, info }),
    ...sentBack.flatMap(each => each ?? []),
  ];
}
