import type { ApiFailure, Unreachable } from '@venue/sdk';
import { saveRole } from '@venue/sdk/staff/admin';
import { RoleSave, StaffRole, staffLimits } from '@venue/sdk/staff/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { ConflictNote } from '@venue/shared-ui/form/ConflictNote.tsx';
import { conflictOf } from '@venue/shared-ui/form/conflictOf.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { Text } from '@venue/shared-ui/form/inputs.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay } from '../../app/useWho.ts';
import { PermissionsField } from './PermissionsField.tsx';
import css from './Role.module.css';
import { roles } from './settings.section.ts';

interface Props {
  /** The role that is changed; left out for a new one. */
  role?: StaffRole;
  saved?: (role: StaffRole) => void;
}

const valuesOf = (role: StaffRole | undefined) =>
  role
    ? { roleId: role.roleId, version: role.version, title: role.title, permissions: role.permissions }
    : { title: '', permissions: [] };

/** The form of a role: its title and what it may do. */
export function RoleForm({ role, saved }: Props) {
  const may = useMay();
  const { send } = useSend(saveRole, { done: role ? 'Роль сохранена' : 'Роль добавлена' });
  const [conflict, setConflict] = useState<StaffRole>();
  const form = useForm({
    schema: RoleSave,
    from: valuesOf(role),
    submit: async (values, current) => {
      const handles = (failure: ApiFailure | Unreachable) => {
        const theirs = conflictOf(StaffRole, failure);
        if (theirs) setConflict(theirs);
        return theirs !== undefined || current.place(failure);
      };
      const reply = await send({ body: values }, { handles });
      if (!reply) return;
      setConflict(undefined);
      current.taken(valuesOf(reply.message));
      saved?.(reply.message);
    },
  });
  const dirty = form.methods.formState.isDirty;

  // A colleague saved it while nothing was changed here: there is nothing to choose between.
  const version = role?.version ?? 0;
  const follow = useEffectEvent(() => {
    if (!dirty && version > (form.methods.getValues('version') ?? 0)) form.methods.reset(valuesOf(role));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what calls for it
  useEffect(() => follow(), [version]);

  return (
    <Form form={form} label="Роль">
      <SaveKey />
      <UnsavedGuard dirty={dirty} />
      {conflict && (
        <ConflictNote
          what="Роль"
          keep={() => {
            form.methods.setValue('version', conflict.version, { shouldDirty: true });
            void form.onSubmit();
          }}
          take={() => {
            form.taken(valuesOf(conflict));
            setConflict(undefined);
          }}
        />
      )}
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
