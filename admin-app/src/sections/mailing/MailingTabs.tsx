import { LinkTabs } from '../../app/LinkTabs.tsx';
import { friendPaths, letterPaths } from './mailing.paths.ts';

/** The two lists of the mailing. */
export const MailingTabs = ({ current }: { current: 'friends' | 'letters' }) => (
  <LinkTabs
    label="Разделы рассылки"
    tabs={[
      { text: 'Подписчики', to: friendPaths.list.path, current: current === 'friends' },
      { text: 'Письма', to: letterPaths.list.path, current: current === 'letters' },
    ]}
  />
);
