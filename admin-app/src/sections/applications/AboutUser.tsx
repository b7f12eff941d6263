import { failedAt, showDate, showPhone } from '@venue/sdk';
import type { ApplicationCard } from '@venue/sdk/applications/model';
import { contragentType, documentType, verificationStatus } from '@venue/sdk/profile/model';
import { confirmUser, getUser } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import type { Decision } from './decision.ts';
import { Facts } from './Facts.tsx';
import { Heading } from './Heading.tsx';
import { PassportPanel } from './PassportPanel.tsx';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

const unchecked = { id: 0, label: 'Ещё не\u00a0проверен', tone: 'neutral' } as const;

/** A person under review. */
export function AboutUser({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getUser, { id: application.objectId });
  const user = data?.message;
  const again = () => void refetch();
  return (
    <Review
      application={application}
      decisions={user ? decisionsOf(user) : isGone(error) ? [] : null}
      steps={user?.history ?? []}
      again={again}
    >
      {user ? <WholeUser user={user} /> : <Unread error={error} retry={again} />}
    </Review>
  );
}

/** What a person told about themselves. Their passport is masked until it is opened for a reason. */
function WholeUser({ user }: { user: AdminUserCard }) {
  const { fullName, verificationStatus: status, passport, organisations, documents, resident } = user;
  return (
    <>
      <Heading
        title={fullName || `Клиент №\u00a0${user.userId}`}
        chip={<StatusChip face={status === null ? unchecked : verificationStatus.face(status)} />}
      />
      <Facts
        rows={[
          ['Телефон', `${showPhone(user.userPhone)}${user.userPhoneActive ? '' : ', не\u00a0подтверждён'}`],
          ['Почта', user.userEmail && `${user.userEmail}${user.userEmailActive ? '' : ', не\u00a0подтверждена'}`],
          ['ИНН', user.bioINN],
          ['Паспорт выдан', passport && showDate(passport.passportIssuedAt)],
          [
            'Организации',
            organisations.length > 0 ? <List key="organisations" lines={organisations.map(organisationText)} /> : 'нет',
          ],
          ['Документы', documents.length > 0 ? <List key="documents" lines={documents.map(documentText)} /> : 'нет'],
          ['Резидент', resident ? resident.residentName : 'нет'],
          ['Зарегистрирован', showDate(user.createdAt)],
          ['Последний вход', user.lastSeenAt ? showDate(user.lastSeenAt) : 'за\u00a0последние недели не\u00a0было'],
          ['Бронирований', String(user.has.bookings)],
          ['Брендов', String(user.has.brands)],
        ]}
      />
      <PassportPanel user={user} />
    </>
  );
}

const organisationText = ({ name, type, INN }: AdminUserCard['organisations'][number]) =>
  `${name} (${contragentType.face(type).label.toLowerCase()}), ИНН ${INN}`;

const documentText = ({ documentType: type, fileName, uploadedAt }: AdminUserCard['documents'][number]) =>
  `${documentType.face(type).label}: ${fileName}, ${showDate(uploadedAt)}`;

const List = ({ lines }: { lines: readonly string[] }) => lines.map(line => <p key={line}>{line}</p>);

function decisionsOf({ userId, fullName, can }: AdminUserCard): Decision[] {
  const form =
    (status: 0 | 1 | 2, done: string): Decision['form'] =>
    parts => (
      <CallForm
        call={confirmUser}
        to={{ id: userId }}
        from={{ status, rejectionReason: '' }}
        texts={{
          done,
          refused: 'Не удалось подтвердить пользователя',
          failed: failedAt('подтверждении пользователя'),
        }}
        done={parts.done}
        label="Решение о пользователе"
      >
        {parts.children}
      </CallForm>
    );
  const who = fullName ? `: ${fullName}` : '';
  const confirmed = 'Пользователь подтверждён';
  const all: (Decision & { readonly needs: AdminUserCard['can'][number] })[] = [
    {
      needs: 'confirm',
      name: 'active',
      label: 'Подтвердить',
      tone: 'main',
      title: `Подтвердить пользователя${who}?`,
      text: 'Имя и\u00a0паспорт проверены, учётная запись станет активной.',
      form: form(verificationStatus.active, confirmed),
    },
    {
      needs: 'confirm',
      name: 'verified',
      label: 'Без\u00a0активации',
      tone: 'plain',
      title: `Подтвердить без\u00a0активации${who}?`,
      text: 'Имя и\u00a0паспорт проверены, но\u00a0учётная запись пока не\u00a0станет активной.',
      form: form(verificationStatus.verified, confirmed),
    },
    {
      needs: 'refuse',
      name: 'refuse',
      label: 'Отказать',
      tone: 'danger',
      title: `Отказать в\u00a0подтверждении${who}?`,
      text: 'Человек увидит причину, сможет исправить данные и\u00a0отправить их снова.',
      reasons: ['Имя не\u00a0совпадает с\u00a0паспортом', 'Данные паспорта неполные', 'Паспорт недействителен'],
      form: form(0, 'В\u00a0подтверждении отказано'),
    },
  ];
  return all.filter(({ needs }) => can.includes(needs));
}
