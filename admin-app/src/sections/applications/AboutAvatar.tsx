import { failedAt, showDateTime } from '@venue/sdk';
import type { ApplicationCard } from '@venue/sdk/applications/model';
import { avatarStatus } from '@venue/sdk/profile/model';
import { confirmAvatar, getUser, getUserAvatar } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { useBlobUrl } from '@venue/shared-ui/data/useBlobUrl.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Bone } from '@venue/shared-ui/parts/Skeletons.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import css from './AboutAvatar.module.css';
import type { Decision } from './decision.ts';
import { Heading } from './Heading.tsx';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

const texts = {
  done: 'Решение по аватару сохранено',
  refused: 'Не удалось сохранить решение по аватару',
  failed: failedAt('сохранении решения по аватару'),
} as const;

/** A person's picture under review, as large as it is kept. */
export function AboutAvatar({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getUser, { id: application.objectId });
  const user = data?.message;
  const exists = user?.userAvatarExists ?? false;
  const picture = useCall(getUserAvatar, { id: application.objectId }, { enabled: exists });
  const url = useBlobUrl(picture.data?.data);
  const again = () => void refetch();
  // While another picture is on its way, the one on screen is not the one that would be decided about.
  const isSeen = url !== null && !picture.isFetching;
  const gone = user ? !exists : isGone(error);
  return (
    <Review
      application={application}
      decisions={gone ? [] : user && isSeen ? decisionsOf(user) : null}
      steps={user?.history ?? []}
      again={again}
    >
      {user ? <Picture user={user} url={url} failed={picture.isError} /> : <Unread error={error} retry={again} />}
    </Review>
  );
}

function Picture({ user, url, failed }: { user: AdminUserCard; url: string | null; failed: boolean }) {
  const { fullName, avatarConfirmStatus: status, avatarUploadedAt, userAvatarExists } = user;
  return (
    <>
      <Heading
        title={fullName || `Клиент №\u00a0${user.userId}`}
        chip={status !== avatarStatus.unchecked && <StatusChip face={avatarStatus.face(status)} />}
      />
      {userAvatarExists ? (
        <figure className={css.figure}>
          {url ? (
            <img src={url} alt={`Фото профиля: ${fullName}`} width={512} height={512} className={css.picture} />
          ) : failed ? (
            <p>Не&nbsp;удалось загрузить фото. Обновите страницу.</p>
          ) : (
            <Bone height={360} />
          )}
          {avatarUploadedAt && <figcaption>Загружено {showDateTime(avatarUploadedAt)}</figcaption>}
        </figure>
      ) : (
        <p>Фото больше нет: владелец его удалил.</p>
      )}
    </>
  );
}

function decisionsOf({ userId, avatarUploadedAt, fullName, can }: AdminUserCard): Decision[] {
  const { accepted, declined } = avatarStatus;
  if (avatarUploadedAt === null) return [];
  const form =
    (status: typeof accepted | typeof declined): Decision['form'] =>
    ({ children, done }) => (
      <CallForm
        call={confirmAvatar}
        to={{ id: userId }}
        from={{ status, rejectionReason: '', avatarUploadedAt }}
        texts={texts}
        done={done}
        label="Решение по аватару"
      >
        {children}
      </CallForm>
    );
  const all: Decision[] = [
    {
      name: 'acceptAvatar',
      label: 'Принять',
      tone: 'main',
      title: 'Принять фото?',
      text: `Его увидят все рядом с\u00a0именем${fullName ? `: ${fullName}` : ''}.`,
      form: form(accepted),
    },
    {
      name: 'declineAvatar',
      label: 'Отклонить',
      tone: 'danger',
      title: 'Отклонить фото?',
      text: 'Владелец увидит причину и\u00a0сможет загрузить другое.',
      reasons: [
        'На\u00a0фото не\u00a0видно лица',
        'На\u00a0фото другой человек',
        'Фото нечёткое',
        'На\u00a0фото реклама',
      ],
      form: form(declined),
    },
  ];
  return all.filter(({ name }) => can.some(action => action === name));
}
