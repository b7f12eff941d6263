import { getUserAvatar } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { useBlobUrl } from '@venue/shared-ui/data/useBlobUrl.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import css from './AvatarPicture.module.css';

interface Avatar {
  /** The object URL of the picture; null until it is loaded. */
  readonly url: string | null;
  /** Whether the picture on screen is the one to decide about, and no newer one is loading. */
  readonly isSeen: boolean;
  readonly failed: boolean;
}

/** A person's picture from the server, where there is one. */
export function useAvatar(userId: number, exists: boolean): Avatar {
  const { data, isFetching, isError } = useCall(getUserAvatar, { id: userId }, { enabled: exists });
  const url = useBlobUrl(data?.data);
  return { url, isSeen: exists && url !== null && !isFetching, failed: isError };
}

/** A person's picture in its stored size. */
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
