import { showPhone } from '@venue/sdk';
import { countApplications } from '@venue/sdk/applications/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { MenuGroup, MenuItem } from '@venue/shared-ui/shell/menu.ts';
import { Shell } from '@venue/shared-ui/shell/Shell.tsx';
import { preload } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { applications } from '../sections/applications/applications.section.ts';
import type { Section } from '../sections/section.ts';
import { groups, home } from '../sections.ts';
import { LiveUpdates } from './LiveUpdates.tsx';
import { SectionIcon } from './SectionIcon.tsx';
import { useLogout } from './useLogout.ts';
import { useMay, useWho } from './useWho.ts';

const entry = (section: Section, count?: number): MenuItem => ({
  text: section.menu ?? section.title,
  to: section.path,
  icon: <SectionIcon name={section.icon} />,
  ahead: () => preload(section),
  quiet: section.soon !== undefined,
  count,
});

/** The frame of every screen but the login: the header, the menu of sections, live updates. */
export default function Frame({ children }: { children: ReactNode }) {
  const logout = useLogout();
  const { person } = useWho();
  const may = useMay();
  const { data } = useCall(countApplications, {}, { enabled: may('applications.read') });
  const waiting = data?.message.waiting;
  const menu: readonly MenuGroup[] = groups.map(({ title, sections }) => ({
    title,
    items: sections.map(each => entry(each, each === applications ? waiting : undefined)),
  }));
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
