import type { Cabinet } from '../app/area.ts';
import { profilePaths } from './profile.paths.ts';

const text = 'Имя, контакты, ИНН и\u00a0фото';

export const cabinet: Cabinet = {
  tiles: [
    { to: profilePaths.info, kind: 'marketplace', text },
    { to: profilePaths.accountInfo, kind: 'landing', text },
    { to: profilePaths.passport, text: 'Для договоров и\u00a0пропусков в\u00a0здание' },
    { to: profilePaths.organisations, text: 'Компания, ИП или\u00a0физлицо и\u00a0реквизиты' },
    { to: profilePaths.documents, text: 'Карточки организаций, доверенности' },
  ],
};
