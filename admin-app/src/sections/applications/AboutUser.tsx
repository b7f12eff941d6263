import { formatPhone } from '@venue/sdk';
import type { ApplicationCard } from '@venue/sdk/applications/model';
import { contragentType, documentType } from '@venue/sdk/profile/model';
import { getUser } from '@venue/sdk/users/admin';
import { type AdminUserCard, verificationOption } from '@venue/sdk/users/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { userPaths } from '../users/users.paths.ts';
import { PassportPanel, userDecisions } from '../users/users.view.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

/** A person under review. */
export function AboutUser({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getUser, { id: application.objectId });
  const user = data?.message;
  const again = () => void refetch();
  return (
    <Review
      application={application}
      decisions={user ? userDecisions(user) : isGone(error) ? [] : null}
      steps={user?.history ?? []}
      again={again}
    >
      {user ? <WholeUser user={user} /> : <Unread error={error} retry={again} />}
    </Review>
  );
}

const mailNote = ({ userEmailBouncedAt, userEmailActive }: AdminUserCard): string => {
  if (userEmailBouncedAt !== null) return ', письма не\u00a0доходят';
  return userEmailActive ? '' : ', не\u00a0подтверждена';
};

/** What a person told about themselves. Their passport is masked until it is opened for a reason. */
function WholeUser({ user }: { user: AdminUserCard }) {
  const { fullName, passport, organisations, documents, resident } = user;
  return (
    <>
      <Heading
        title={fullName || `Клиент №\u00a0${user.userId}`}
        chip={<StatusChip option={verificationOption(user)} />}
      />
      <Facts
        rows={[
          ['Телефон', `${formatPhone(user.userPhone)}${user.userPhoneActive ? '' : ', не\u00a0подтверждён'}`],
          ['Почта', user.userEmail && `${user.userEmail}${mailNote(user)}`],
          ['ИНН', user.bioINN],
          ['Паспорт выдан', passport && formatDate(passport.passportIssuedAt)],
          [
            'Организации',
            organisations.length > 0 ? <List key="organisations" lines={organisations.map(organisationText)} /> : 'нет',
          ],
          ['Документы', documents.length > 0 ? <List key="documents" lines={documents.map(documentText)} /> : 'нет'],
          ['Резидент', resident ? resident.residentName : 'нет'],
          ['Зарегистрирован', formatDate(user.createdAt)],
          ['Последний вход', user.lastSeenAt ? formatDate(user.lastSeenAt) : 'ещё не\u00a0было'],
          ['Бронирований', String(user.has.bookings)],
          ['Брендов', String(user.has.brands)],
        ]}
      />
      <PassportPanel user={user} />
      <div>
        <Button size="small" variant="outlined" to={href(userPaths.page, { id: user.userId })}>
          Карточка пользователя
        </Button>
      </div>
    </>
  );
}

const organisationText = ({ name, type, INN }: AdminUserCard['organisations'][number]) =>
  `${name} (${contragentType.option(type).label.toLowerCase()}), ИНН ${INN}`;

const documentText = ({ documentType: type, fileName, uploadedAt }: AdminUserCard['documents'][number]) =>
  `${documentType.option(type).label}: ${fileName}, ${formatDate(uploadedAt)}`;

const List = ({ lines }: { lines: readonly string[] }) => lines.map(line => <p key={line}>{line}</p>);
