import { of, type PersonalData } from '../../area/personalData.ts';
import { dropFiles } from '../../core/files/keptFiles.ts';
import { change, DELETED, userById } from './accounts.store.ts';
import { users } from './accounts.table.ts';

/** The personal data of an account, and what remains after deletion: a row without a name. */
export const accountsPersonal: PersonalData = {
  tables: [
    {
      table: users,
      about: of(users.id),
      as: 'account',
      without: ['passwordHash', 'roleId'],
      atDeletion: 'keep',
      because: 'Строка остаётся без имени, телефона и почты: на неё ссылаются заказы',
      ahead: 'The account itself',
    },
  ],
  records: [{ kinds: ['user', 'avatar'], id: users.id, userId: users.id }],
  files: async ({ db, ports, now }, userId) => {
    const avatar = (await userById(db, userId))?.avatarFile;
    return avatar ? [{ name: 'avatar.webp', at: now, bytes: () => ports.files.bytes(avatar) }] : [];
  },
  forget: async (tx, files, userId) => {
    const avatar = (await userById(tx, userId))?.avatarFile;
    await change(tx, userId, nobody(userId));
    if (avatar) await dropFiles(tx, files, [avatar]);
  },
};

/** The values of a deleted account: the phone is its padded id, which is no real phone number. */
const nobody = (userId: number) => ({
  phone: String(userId).padStart(10, '0'),
  passwordHash: DELETED,
  email: '',
  lastname: '',
  name: '',
  middlename: '',
  inn: '',
  emailActive: false,
  phoneActive: false,
  emailAccept: false,
  verified: false,
  active: false,
  avatarFile: null,
  avatarReason: null,
  avatarUploadedAt: null,
  verificationReason: null,
  deletionAt: null,
  deletionNeedsStaff: false,
  deletionToldAt: null,
  lastSeenAt: null,
});
