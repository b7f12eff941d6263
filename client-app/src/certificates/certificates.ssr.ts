import type { ServerPage } from '../app/ssr/page.ts';
import { certificatePaths } from './certificates.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...certificatePaths.buy,
    modules: ['src/certificates/CertificatePages.tsx', 'src/certificates/BuyPage.tsx'],
    head: () => ({
      title: certificatePaths.buy.title,
      description:
        'Сертификат на любую сумму: им оплачивают студии, залы и переговорные площадки, сразу или по частям.',
    }),
  },
];
