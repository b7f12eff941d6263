import { accountState, avatarStatus } from '@venue/sdk/profile/model';
import { type AdminUserCard, avatarOption, verificationOption } from '@venue/sdk/users/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Link } from 'react-router-dom';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { applicationUrl } from '../applications/applications.paths.ts';
import { CustomerAside } from '../customers/customers.view.ts';
import { staffPaths } from '../staff/staff.paths.ts';
import { AvatarPicture, useAvatar } from './AvatarPicture.tsx';
import { avatarDecisions } from './avatarDecisions.ts';
import { ConfirmPhone } from './ConfirmPhone.tsx';
import { DeletionRequest } from './DeletionRequest.tsx';
import css from './UserPage.module.css';
import { UserRecords } from './UserRecords.tsx';
import { userDecisions } from './userDecisions.ts';

/** Whether a person is confirmed, the decisions about them and their photo, and how many records they have. */
export function UserAside({ user, again }: { user: AdminUserCard; again: () => void }) {
  const may = useMay();
  const { verificationReason, applications } = user;
  return (
    <div className={css.aside} data-long data-waits={applications.length > 0 || undefined}>
      {user.accountState !== accountState.active && (
        <section>
          <h2>Учётная запись</h2>
          <StatusChip option={accountState.option(user.accountState)} />
          {user.deletionAt !== null && <DeletionRequest userId={user.userId} deletionAt={user.deletionAt} />}
        </section>
      )}
      <CustomerAside userId={user.userId} />
      <section>
        <h2>Проверка</h2>
        <StatusChip option={verificationOption(user)} />
        {verificationReason && <p className={css.reason}>Причина: {verificationReason}</p>}
        {applications.map(({ requestId }) => (
          <p key={requestId}>
            {may('applications.read') ? (
              <span>
                Ждёт решения: <Link to={applicationUrl(requestId)}>заявка №&nbsp;{requestId}</Link>
              </span>
            ) : (
              `Ждёт решения: заявка №\u00a0${requestId}`
            )}
          </p>
        ))}
        <Decisions decisions={userDecisions(user)} again={again} />
      </section>
      <ConfirmPhone user={user} />
      <AvatarPart user={user} again={again} />
      {user.isStaff && may('staff.read') && (
        <section>
          <h2>Сотрудник площадки</h2>
          <Link to={`${staffPaths.list.path}?search=${user.userPhone}`}>Роль и&nbsp;права</Link>
        </section>
      )}
      <UserRecords user={user} />
    </div>
  );
}

function AvatarPart({ user, again }: { user: AdminUserCard; again: () => void }) {
  const avatar = useAvatar(user.userId, user.userAvatarExists);
  return (
    <section>
      <h2>Фото профиля</h2>
      <StatusChip option={avatarOption(user)} />
      {user.avatarConfirmStatus === avatarStatus.declined && user.rejectionReason && (
        <p className={css.reason}>Причина: {user.rejectionReason}</p>
      )}
      {user.userAvatarExists && <AvatarPicture user={user} avatar={avatar} />}
      {/* A picture can be decided about only after it was shown. */}
      <Decisions decisions={avatar.isSeen ? avatarDecisions(user) : []} again={again} />
    </section>
  );
}

const Decisions = (props: Parameters<typeof DecisionButtons>[0]) => (
  <div className={css.decisions}>
    <DecisionButtons {...props} />
  </div>
);
