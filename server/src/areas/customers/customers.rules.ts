import type { Permission } from '@venue/sdk';
import type { CustomerCard } from '@venue/sdk/customers/model';

/** What a reader may do about a person. */
export function customerMay(
  permissions: ReadonlySet<Permission>,
  { isActive, isBlocked }: { readonly isActive: boolean; readonly isBlocked: boolean },
): CustomerCard['can'] {
  const blocks = permissions.has('users.manage');
  const can: CustomerCard['can'] = [];
  if (isActive && permissions.has('desk.manage')) can.push('mark');
  if (isActive && blocks) can.push('block');
  if (isBlocked && blocks) can.push('unblock');
  return can;
}
