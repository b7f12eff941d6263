import { listArticles } from '@venue/sdk/articles';
import { listMyBrands } from '@venue/sdk/brands';
import { listMyRequests } from '@venue/sdk/market';
import { getPrivacy } from '@venue/sdk/privacy';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { type Waiting, waitingAboutMe, waitingSentBack } from './waiting.ts';

/**
 * What waits for the person; undefined until all of it is known. A list that could not be read only makes it shorter: its own page tells what went wrong.
 * Each of them comes newest first, so what was sent back lately is on its first page.
 */
export function useWaiting(profile: UserProfile | undefined): readonly Waiting[] | undefined {
  const info = useCurrent()?.role === 'landing' ? profilePaths.accountInfo : profilePaths.info;
  const privacy = useCall(getPrivacy, {});
  const brands = useCall(listMyBrands, { body: {} });
  const requests = useCall(listMyRequests, { body: {} });
  const articles = useCall(listArticles, { x: 1, body: { own: true } });
  if ([privacy, brands, requests, articles].some(({ isPending }) => isPending)) return undefined;
  if (!profile) return [];
  return [
    ...waitingAboutMe({ profile, deletionAt: privacy.data?.message.deletionAt ?? null, info }),
    ...waitingSentBack({
      brands: brands.data?.items ?? [],
      requests: requests.data?.items ?? [],
      articles: articles.data?.items ?? [],
    }),
  ];
}
