import { isPermission, permissions } from '@venue/sdk';
import type { FieldWords } from '../../app/record/FieldChanges.tsx';

const nameOf = (word: unknown) => (typeof word === 'string' && isPermission(word) ? permissions[word] : String(word));

/** The fields of a role and of a colleague as their history and the log call them. */
export const loggedFields: Readonly<Record<string, FieldWords>> = {
  title: 'Название',
  role: 'Роль',
  permissions: {
    label: 'Права',
    show: value => (Array.isArray(value) ? value.map(nameOf).join('\n') : nameOf(value)),
  },
};
