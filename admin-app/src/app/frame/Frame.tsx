import { formatPhone } from '@venue/sdk';
import { countPending } from '@venue/sdk/pending/admin';
import type { PendingCounts } from '@venue/sdk/pending/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useUserName } from '@venue/shared-ui/data/useUserName.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import type { MenuGroup, MenuItem } from '@venue/shared-ui/shell/menu.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Shell } from '@venue/shared-ui/shell/Shell.tsx';
import { Sidebar } from '@venue/shared-ui/shell/Sidebar.tsx';
import { preload, type Screen } from '@venue/shared-ui/shell/screens.tsx';
import { entryClass, UserMenu } from '@venue/shared-ui/shell/UserMenu.tsx';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Section } from '../../sections/section.ts';
import { securityPaths } from '../../sections/security/security.paths.ts';
import { groups } from '../../sections.ts';
import { keepListUrl } from '../list/lastListUrl.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { belongsTo } from './belongsTo.ts';
import { LiveUpdates } from './LiveUpdates.tsx';
import { mayOpen } from './mayOpen.ts';
import { pendingTiles } from './offers.ts';
import { PendingTiles } from './pendingTiles.ts';
import { queuedKinds } from './queuedKinds.ts';
import { SectionIcon } from './SectionIcon.tsx';
import { useHome } from './useHome.ts';
import { useLogout } from './useLogout.ts';
import { useMay, useWho } from './useWho.ts';

const ViewNote = lazyWithRetry(() => import('./ViewNote.tsx'));

/** What waits in a section. What waits in the queue of applications is counted there, if the user may read it. */
const countOf = ({ badge }: Section, waiting: PendingCounts) =>
  badge
    ?.filter(kind => waiting.application === undefined || !queuedKinds.includes(kind))
    .reduce((sum, kind) => sum + (waiting[kind] ?? 0), 0);

const entry = (section: Section, waiting: PendingCounts, of: Screen | undefined): MenuItem => ({
  text: section.menu ?? section.title,
  to: section.path,
  icon: <SectionIcon name={section.icon} />,
  current: belongsTo(section, of),
  preload: () => preload(section),
  count: countOf(section, waiting),
  countOf: section.badgeTitle ?? 'Ждут решения',
});

/** The frame of every screen but the login: the header with the search, the menu of sections, live updates. */
export function Frame({ of, children }: { of?: Screen | undefined; children: ReactNode }) {
  const logout = useLogout();
  const { person, asking } = useWho();
  const name = useUserName(person);
  const may = useMay();
  const { data } = useCall(countPending, {});
  useLists(of);
  // No sections until the permissions are loaded; if that fails, all sections, and the screens report the error.
  const isVisible = (section: Section) => !asking && (!person || mayOpen(section, may));
  const menu: readonly MenuGroup[] = groups
    .map(({ title, sections }) => ({
      title,
      items: sections.filter(isVisible).map(each => entry(each, data?.message ?? {}, of)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Shell
      side={<Sidebar menu={menu} />}
      menu={menu}
      home={useHome()}
      search={<SearchButton />}
      person={
        <UserMenu
          name={name ?? 'Сотрудник'}
          {...(person ? { caption: formatPhone(person.phone) } : {})}
          onLogout={logout}
        >
          <ScreenLink to={securityPaths.page} className={entryClass ?? ''}>
            <Icon name="person" size={20} />
            Вход и&nbsp;безопасность
          </ScreenLink>
        </UserMenu>
      }
    >
      <Suspense fallback={null}>
        <LiveUpdates />
        {person?.viewsAs && <ViewNote title={person.viewsAs.title} />}
      </Suspense>
      <PendingTiles value={pendingTiles}>{children}</PendingTiles>
    </Shell>
  );
}

/** Stores the address of each list, so that breadcrumbs lead back to the same filters and page. */
function useLists(of: Screen | undefined): void {
  const { pathname, search } = useLocation();
  const isList = of !== undefined && !of.path.includes(':');
  useEffect(() => {
    if (isList) keepListUrl(pathname, search);
  }, [isList, pathname, search]);
}
