import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const profilePaths = {
  info: { path: '/marketplace/account/info', title: 'Мои данные' },
  accountInfo: { path: '/account/info', title: 'Мои данные' },
  passport: { path: '/marketplace/account/info/passport', title: 'Паспортные данные', menu: 'Паспорт' },
  resident: { path: '/marketplace/account/info/resident', title: 'Данные резидента', menu: 'Резидент' },
  organisations: { path: '/marketplace/account/info/organization', title: 'Организации' },
  documents: { path: '/marketplace/account/documents', title: 'Документы' },
} as const satisfies Places;
