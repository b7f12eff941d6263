import { saveRole } from '@venue/sdk/staff/admin';
import { roleRecord } from '@venue/sdk/staff/kind';
import { RoleSave, StaffRole, staffLimits } from '@venue/sdk/staff/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useFollow } from '@venue/shared-ui/form/useFollow.ts';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type * as z from 'zod/mini';
import { useMay } from '../../app/frame/useWho.ts';
import { PermissionsField } from './PermissionsField.tsx';
import css from './Role.module.css';
import { roles } from './staff.section.ts';

interface Props {
  /** The role that is changed; left out for a new one. */
  role?: StaffRole;
  saved?: (role: StaffRole) => void;
}

type RoleValues = z.input<typeof RoleSave>;

const valuesOf = (role: StaffRole | undefined): RoleValues =>
  role
    ? { roleId: role.roleId, version: role.version, title: role.title, permissions: role.permissions }
    : { title: '', permissions: [] };

/** The form of a role: its title and what it may do. */
export function RoleForm({ role, saved }: Props) {
  const may = useMay();
  const { send } = useSend(saveRole, { done: role ? 'Роль сохранена' : 'Роль добавлена' });
  const { attempt, note } = useConflict<StaffRole, RoleValues>({
    schema: StaffRole,
    what: roleRecord.noun.acc,
    fields: roleRecord.fields,
    valuesOf,
  });
  const form = useForm({
    schema: RoleSave,
    from: valuesOf(role),
    submit: async (values, current) => {
      const reply = await attempt(current, values, (body, handles) => send({ body }, { handles }));
      if (!reply) return;
      current.markSaved(valuesOf(reply.message));
      saved?.(reply.message);
    },
  });
  const dirty = form.methods.formState.isDirty;
  useFollow(form, valuesOf(role));

  return (
    <Form form={form} label="Роль">
      <SaveKey />
      <UnsavedGuard dirty={dirty} />
      {note}
      <Text name="title" label="Название" maxLength={staffLimits.title} autoComplete="off" />
      <PermissionsField name="permissions" held={may} />
      <div className={css.buttons}>
        <SubmitButton size="medium">{role ? 'Сохранить' : 'Добавить роль'}</SubmitButton>
        <Button to={href(roles)} color="inherit">
          К&nbsp;ролям
        </Button>
        {role && (
          <span className={css.soft} role="status">
            {dirty ? 'Есть несохранённые изменения' : 'Все изменения сохранены'}
          </span>
        )}
      </div>
    </Form>
  );
}
