import { roleRecord } from '@venue/sdk/staff/kind';
import { staffLimits } from '@venue/sdk/staff/model';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { PermissionsField } from './PermissionsField.tsx';

/** The title of a role and what it may do; nobody gives what they do not hold. */
export const RoleFields = () => (
  <>
    <Text name="title" label={roleRecord.fields.title.label} maxLength={staffLimits.title} autoComplete="off" />
    <PermissionsField name="permissions" held={useMay()} />
  </>
);
