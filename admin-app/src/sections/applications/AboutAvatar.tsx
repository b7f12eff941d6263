import type { ApplicationCard } from '@venue/sdk/applications/model';
import { avatarStatus } from '@venue/sdk/profile/model';
import { getUser } from '@venue/sdk/users/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { AvatarPicture, avatarDecisions, useAvatar } from '../users/users.view.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

/** A person's picture under review. */
export function AboutAvatar({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getUser, { id: application.objectId });
  const user = data?.message;
  const exists = user?.userAvatarExists ?? false;
  const avatar = useAvatar(application.objectId, exists);
  const again = () => void refetch();
  const gone = user ? !exists : isGone(error);
  return (
    <Review
      application={application}
      decisions={gone ? [] : user && avatar.isSeen ? avatarDecisions(user) : null}
      steps={user?.history ?? []}
      again={again}
    >
      {user ? (
        <>
          <Heading
            title={user.fullName || `Клиент №\u00a0${user.userId}`}
            chip={
              user.avatarConfirmStatus !== avatarStatus.unchecked && (
                <StatusChip option={avatarStatus.option(user.avatarConfirmStatus)} />
              )
            }
          />
          {exists ? <AvatarPicture user={user} avatar={avatar} /> : <p>Фото больше нет: владелец его удалил.</p>}
        </>
      ) : (
        <Unread error={error} retry={again} />
      )}
    </Review>
  );
}
