import { href } from '@venue/shared-ui/shell/screens.tsx';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { agreementPaths, templatePaths } from '../agreements/agreements.paths.ts';
import { paperPaths } from './papers.paths.ts';

const tabs = {
  agreements: { text: 'Договоры', to: href(agreementPaths.list) },
  invoices: { text: 'Счета', to: href(paperPaths.invoices) },
  acts: { text: 'Акты', to: href(paperPaths.acts) },
  payments: { text: 'Поступления', to: href(paperPaths.payments) },
  templates: { text: 'Шаблоны', to: href(templatePaths.list) },
} as const;

/** Tabs between the lists of papers. */
export const PapersTabs = ({ current }: { current: keyof typeof tabs }) => (
  <LinkTabs
    label="Вид документов"
    tabs={Object.entries(tabs).map(([name, tab]) => ({ ...tab, current: name === current }))}
  />
);
