import { getPrivacy } from '@venue/sdk/privacy';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Waiting } from '../app/waiting.ts';
import { useSentBack } from '../cabinet.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { waitingAboutMe } from './aboutMe.ts';

/** What waits for the person; undefined until all of it is known. */
export function useWaiting(profile: UserProfile | undefined): readonly Waiting[] | undefined {
  const info = useCurrent()?.role === 'landing' ? profilePaths.accountInfo : profilePaths.info;
  const privacy = useCall(getPrivacy, {});
  const sentBack = useSentBack();
  if (privacy.isPending || !sentBack) return undefined;
  if (!profile) return [];
  return [...waitingAboutMe({ profile, deletionAt: privacy.data?.message.deletionAt ?? null, info }), ...sentBack];
}
