import { formatPhone } from '@venue/sdk';
import { saveStaff } from '@venue/sdk/staff/admin';
import type { StaffMember, StaffRole } from '@venue/sdk/staff/model';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';

interface Props {
  /** Whose role changes; null adds a colleague. */
  member: StaffMember | null;
  roles: readonly StaffRole[];
  close: () => void;
}

/** Changes the role of a colleague, or gives a first role to a person found by phone. */
export default function StaffDialog({ member, roles, close }: Props) {
  const title = member ? `Роль: ${member.userName}` : 'Новый сотрудник';
  const options = roles.map(({ roleId, title: label }) => ({ id: roleId, label }));
  return (
    <SmallDialog title={title} close={close}>
      <CallForm
        keep={`staff:${member?.userId ?? 'new'}`}
        call={saveStaff}
        // No role is preselected, so that a quick press of Enter makes nobody an administrator.
        from={{
          phone: member?.phone ?? '',
          seen: member?.roleId ?? null,
          ...(member ? { roleId: member.roleId } : {}),
          ...(member ? {} : { lastname: '', name: '', middlename: '' }),
        }}
        texts={{ done: member ? 'Роль изменена' : 'Сотрудник добавлен, ссылка для\u00a0пароля отправлена в\u00a0СМС' }}
        done={close}
        label={title}
      >
        {member ? (
          <p>{formatPhone(member.phone)}. Новые права подействуют сразу.</p>
        ) : (
          <>
            <PhoneField
              name="phone"
              label="Телефон"
              hint={
                'На\u00a0него придёт ссылка, чтобы задать пароль. Если это номер клиента, в\u00a0кабинет клиента с\u00a0ним войти уже не\u00a0получится.'
              }
            />
            <Row>
              <Text name="lastname" label="Фамилия" autoComplete="off" />
              <Text name="name" label="Имя" autoComplete="off" />
            </Row>
            <Text name="middlename" label="Отчество" autoComplete="off" optional />
          </>
        )}
        <Choose name="roleId" label="Роль" options={options} empty="Выберите роль" />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">{member ? 'Сохранить' : 'Добавить'}</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
