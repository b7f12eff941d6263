import { isPermission, permissions } from '@venue/sdk';
import type { FieldWords } from '../../app/FieldChanges.tsx';

const nameOf = (word: unknown) => (typeof word === 'string' && isPermission(word) ? permissions[word] : String(word));

/** A role's fields in words, for its history and the log. */
export const roleFields: Readonly<Record<string, FieldWords>> = {
  title: 'Название',
  role: 'Роль',
  permissions: {
    label: 'Права',
    show: value => (Array.isArray(value) ? value.map(nameOf).join('\n') : nameOf(value)),
  },
};
