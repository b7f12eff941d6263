import type { Permission, Push } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import type { IconName } from '../app/frame/icons.ts';

/** A command that the global search offers on every page. */
interface Command {
  /** «Создать мероприятие». */
  readonly title: string;
  /** The address that the command opens. */
  readonly to: string;
  /** A permission required in addition to the section's own. */
  readonly permission?: Permission;
}

/** Records that wait for staff, as the dashboard shows them. */
export interface PendingTile {
  readonly kind: KindName;
  /** The name of the count where the kind has several. */
  readonly count?: string;
  /** «Статьи на проверке». */
  readonly title: string;
  /** The address of their list. */
  readonly to: string;
}

/** The groups of the menu, in its order. */
export const menuGroups = {
  work: 'Работа',
  people: 'Люди',
  trade: 'Маркетплейс',
  content: 'Контент',
  site: 'Сайт',
  papers: 'Документы',
  settings: 'Настройки',
} as const;

/** A section of the back office: a screen with a place in the menu, exported as `section` from `<name>.section.ts`. */
export interface Section extends Screen {
  readonly icon: IconName;
  readonly group: keyof typeof menuGroups;
  /** Its place within the group, lowest first. In tens, so that another fits between. */
  readonly order: number;
  /** The home page of everybody who may open this section; the specification requires that of one section. */
  readonly first?: boolean;
  /**
   * Further screens, such as an editor and a page that creates. Their crumbs lead through the section, and they need
   * its permission unless they name their own.
   */
  readonly children?: readonly Screen[];
  /** The kinds that may be pending here; the menu shows how many. */
  readonly badge?: readonly KindName[];
  /** What that number counts: «Ждут оплаты»; by default «Ждут решения». */
  readonly badgeTitle?: string;
  /** Fetches the tiles of these kinds for the dashboard. */
  readonly pending?: () => Promise<{ readonly tiles: readonly PendingTile[] }>;
  /** Fetches the messages of the live channel that change what is shown here. */
  readonly live?: () => Promise<{ readonly pushes: readonly Push[] }>;
  readonly commands?: readonly Command[];
}
