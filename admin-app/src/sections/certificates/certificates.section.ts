import type { Section } from '../section.ts';
import { certificatePaths } from './certificates.paths.ts';

export const section: Section = {
  ...certificatePaths.list,
  title: 'Сертификаты',
  group: 'work',
  order: 95,
  icon: 'ticket',
  permission: 'certificates.read',
  load: () => import('./CertificatesPage.tsx'),
  children: [{ ...certificatePaths.page, title: 'Сертификат №\u00a0:id', load: () => import('./CertificatePage.tsx') }],
};
