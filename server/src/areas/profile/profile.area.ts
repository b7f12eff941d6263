import { area } from '../../area/area.ts';
import { filesIn } from '../../core/files/references.ts';
import { avatarRoutes } from './avatar.routes.ts';
import { contactsRoutes } from './contacts.routes.ts';
import { documentsRoutes } from './documents.routes.ts';
import { profilePersonal } from './profile.personal.store.ts';
import { profileRoutes } from './profile.routes.ts';
import { document } from './profile.table.ts';

export const profileArea = area({
  name: 'profile',
  routes: areas => [...profileRoutes(areas), ...contactsRoutes, ...avatarRoutes, ...documentsRoutes],
  files: [filesIn(document.file)],
  personal: profilePersonal,
});
