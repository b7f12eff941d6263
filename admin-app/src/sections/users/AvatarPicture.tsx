import { getUserAvatar } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { useBlobUrl } from '@venue/shared-ui/data/useBlobUrl.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Bone } from '@venue/shared-ui/parts/Skeletons.tsx';
import css from './AvatarPicture.module.css';

interface Avatar {
  /** Where the picture is; null until it has come. */
  readonly url: string | null;
  /** The picture on screen is the one that would be decided about: no other is on its way. */
  readonly isSeen: boolean;
  readonly failed: boolean;
}

/** A person's picture from the server, where there is one. */
export function useAvatar(userId: number, exists: boolean): Avatar {
  const { data, isFetching, isError } = useCall(getUserAvatar, { id: userId }, { enabled: exists });
  const url = useBlobUrl(data?.data);
  return { url, isSeen: exists && url !== null && !isFetching, failed: isError };
}

/** A person's picture, as large as it is kept. */
export function AvatarPicture({ user, avatar: { url, failed } }: { user: AdminUserCard; avatar: Avatar }) {
  const { fullName, avatarUploadedAt } = user;
  return (
    <figure className={css.figure}>
      {url ? (
        <img src={url} alt={`Фото профиля: ${fullName}`} width={512} height={512} className={css.picture} />
      ) : failed ? (
        <p>Не&nbsp;удалось загрузить фото. Обновите страницу.</p>
      ) : (
        <Bone height={360} />
      )}
      {avatarUploadedAt && <figcaption>Загружено {formatDateTime(avatarUploadedAt)}</figcaption>}
    </figure>
  );
}
