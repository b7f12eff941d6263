import { failedAt, limitsOf } from '@venue/sdk';
import { getAvatar, uploadAvatar } from '@venue/sdk/profile';
import { avatarStatus, fullName, type MyProfile, verificationStatus } from '@venue/sdk/profile/model';
import { useBlobUrl } from '@venue/shared-ui/data/useBlobUrl.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { ErrorText } from '@venue/shared-ui/fields/Field.tsx';
import { DropArea } from '@venue/shared-ui/files/DropArea.tsx';
import { Progress } from '@venue/shared-ui/files/Progress.tsx';
import { refusalOf, useUploads } from '@venue/shared-ui/files/useUploads.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Suspense, useState } from 'react';
import css from './AvatarCard.module.css';

const AvatarCrop = lazyWithRetry(
  () => import('./AvatarCrop.tsx'),
  ({ close }) => close(),
);

const limits = limitsOf(uploadAvatar);

/** The user's picture, name and verification. A new picture is cropped, uploaded and then reviewed by staff. */
export function AvatarCard({ profile }: { profile: MyProfile }) {
  const send = useSendEach(uploadAvatar);
  const uploads = useUploads(limits, async (file, how) => {
    await send({ body: { file } }, how);
    notify.success('Аватар успешно добавлен');
  });
  const [chosen, setChosen] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const [item] = uploads.items;
  const retry = item && uploads.retry(item);

  const choose = ([file]: readonly File[]) => {
    const why = file && refusalOf(file, limits);
    setRefused(why);
    if (file && !why) setChosen(file);
  };
  const crop = (file: File) => {
    setChosen(null);
    if (item) uploads.remove(item.key);
    uploads.start([file]);
  };
  return (
    <section className={css.card} aria-label="Фото и&nbsp;проверка">
      <Picture profile={profile} />
      <div className={css.about}>
        <p className={css.name}>{fullName(profile) || 'Имя пока не\u00a0указано'}</p>
        <Facts profile={profile} />
        {item ? (
          <div className={css.upload}>
            {item.state === 'failed' ? (
              <div role="alert">
                <ErrorText id="avatar-error" text={item.error ?? failedAt('добавлении аватара')} />
              </div>
            ) : (
              <Progress label="фото" item={item} />
            )}
            <div className={css.buttons}>
              {retry && item.state === 'failed' && <Button onClick={retry}>Повторить</Button>}
              <Button color="inherit" onClick={() => uploads.remove(item.key)}>
                {item.state === 'failed' ? 'Убрать' : 'Отменить'}
              </Button>
            </div>
          </div>
        ) : (
          <>
            <DropArea
              limits={limits}
              label={profile.userAvatarExists ? 'Заменить фото' : 'Загрузить фото'}
              describedBy={refused ? 'avatar-refused' : undefined}
              onFiles={choose}
            />
            <div role="alert">
              <ErrorText id="avatar-refused" text={refused} />
            </div>
          </>
        )}
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <AvatarCrop file={chosen} done={crop} close={() => setChosen(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Picture({ profile }: { profile: MyProfile }) {
  const { data } = useCall(getAvatar, {}, { enabled: profile.userAvatarExists });
  const url = useBlobUrl(profile.userAvatarExists ? data?.data : undefined);
  return (
    <div className={css.picture}>
      {url ? <img src={url} alt="Ваше фото" width={112} height={112} /> : <Icon name="person" size={56} />}
    </div>
  );
}

/** Whether staff have accepted the picture and the person, and why not. */
function Facts({ profile }: { profile: MyProfile }) {
  const { userAvatarExists, avatarConfirmStatus, rejectionReason, verificationReason } = profile;
  const waiting = avatarConfirmStatus === avatarStatus.unchecked;
  // This status also means “no picture”; it is shown only if there is one, so the picture awaits review.
  const option = waiting
    ? { id: avatarStatus.unchecked, label: 'На\u00a0проверке', tone: 'warn' as const }
    : avatarStatus.option(avatarConfirmStatus);
  return (
    <dl className={css.facts}>
      {userAvatarExists && (
        <div>
          <dt>Фото</dt>
          <dd>
            <StatusChip option={option} />
            {avatarConfirmStatus === avatarStatus.declined && rejectionReason && <p>Причина: {rejectionReason}</p>}
            {waiting && <SoftText size="tiny">После проверки его увидят другие</SoftText>}
          </dd>
        </div>
      )}
      <div>
        <dt>Учётная запись</dt>
        <dd>
          {profile.verificationStatus === null ? (
            <StatusChip option={{ id: 0, label: 'Ещё не\u00a0проверена', tone: 'neutral' }} />
          ) : (
            <StatusChip option={verificationStatus.option(profile.verificationStatus)} />
          )}
          {verificationReason && <p>Причина: {verificationReason}</p>}
        </dd>
      </div>
    </dl>
  );
}
