import { showPhone } from '@venue/sdk';
import type { MenuGroup, MenuItem } from '@venue/shared-ui/shell/menu.ts';
import { Shell } from '@venue/shared-ui/shell/Shell.tsx';
import { preload } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import type { Section } from '../sections/section.ts';
import { groups, home } from '../sections.ts';
import { LiveUpdates } from './LiveUpdates.tsx';
import { SectionIcon } from './SectionIcon.tsx';
import { useLogout } from './useLogout.ts';
import { useWho } from './useWho.ts';

const entry = (section: Section): MenuItem => ({
  text: section.menu ?? section.title,
  to: section.path,
  icon: <SectionIcon name={section.icon} />,
  ahead: () => preload(section),
  quiet: section.soon !== undefined,
});

const menu: readonly MenuGroup[] = groups.map(({ title, sections }) => ({ title, items: sections.map(entry) }));

/** The frame of every screen but the login: the header, the menu of sections, live updates. */
export default function Frame({ children }: { children: ReactNode }) {
  const logout = useLogout();
  const { person } = useWho();
  return (
    <Shell
      variant="side"
      menu={menu}
      home={home}
      user={person ? { name: person.name, caption: showPhone(person.phone) } : { name: 'Сотрудник' }}
      onLogout={logout}
    >
      <LiveUpdates />
      {children}
    </Shell>
  );
}
