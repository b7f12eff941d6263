import { getAvatar, getProfile } from '@venue/sdk/profile';
import { avatarStatus } from '@venue/sdk/profile/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useBlobUrl } from './useBlobUrl.ts';

/** The person's picture once staff have accepted it; nothing before. In a file of its own: no first screen waits for it. */
export default function UserPicture() {
  const { data } = useCall(getProfile, {});
  const accepted = data?.message.avatarConfirmStatus === avatarStatus.accepted;
  const { data: picture } = useCall(getAvatar, {}, { enabled: accepted });
  const url = useBlobUrl(accepted ? picture?.data : undefined);
  return url && <img src={url} alt="" width={36} height={36} />;
}
