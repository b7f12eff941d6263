import { href } from '@venue/shared-ui/shell/screens.tsx';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { unsentPaths } from './unsent.paths.ts';

const tabs = {
  unsent: { text: 'Не\u00a0дошли', to: href(unsentPaths.list) },
  sent: { text: 'Все', to: href(unsentPaths.sent) },
} as const;

/** Tabs between what has not arrived and all messages. */
export const MessageTabs = ({ current }: { current: keyof typeof tabs }) => (
  <LinkTabs
    label="Какие сообщения"
    tabs={Object.entries(tabs).map(([name, tab]) => ({ ...tab, current: name === current }))}
  />
);
