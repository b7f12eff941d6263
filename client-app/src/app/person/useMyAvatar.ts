import { getAvatar, getProfile } from '@venue/sdk/profile';
import { avatarStatus } from '@venue/sdk/profile/model';
import { useBlobUrl } from '@venue/shared-ui/data/useBlobUrl.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

/** My picture as others see it: only once staff have accepted it. */
export function useMyAvatar(): string | null {
  const { data } = useCall(getProfile, {});
  const accepted = data?.message.avatarConfirmStatus === avatarStatus.accepted;
  const { data: picture } = useCall(getAvatar, {}, { enabled: accepted });
  return useBlobUrl(accepted ? picture?.data : undefined);
}
