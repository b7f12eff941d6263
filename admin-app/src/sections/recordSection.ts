import { capitalized, type Permission } from '@venue/sdk';
import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import type { RecordPaths } from '../app/record/recordPaths.ts';
import type { Section } from './section.ts';

type AreaOf<P> = P extends `${infer Area}.read` ? Area : never;
type Managed = { [A in AreaOf<Permission>]: `${A}.manage` extends Permission ? A : never }[AreaOf<Permission>];

interface Declaration
  extends Pick<
    Section,
    'icon' | 'group' | 'order' | 'menu' | 'badge' | 'badgeTitle' | 'pending' | 'live' | 'commands'
  > {
  readonly paths: RecordPaths;
  /** The area of the section's two permissions, `residents.read` and `residents.manage`. */
  readonly area: Managed;
  /** «Резиденты». */
  readonly title: string;
  /** The noun in the title of a record's page: «Резидент» in «Резидент № 7»; derived from `fresh` by default. */
  readonly one?: string;
  /** Title of the page that creates a record: «Новый резидент». */
  readonly fresh: string;
  /** Title of the command that opens that page: «Добавить резидента». */
  readonly add: string;
  readonly list: Screen['load'];
  /** Both screens of a record: `recordScreens`. */
  readonly record: Screen['load'];
}

/** Declares a section of records with three screens: the list, the page that creates a record, the page of a record. */
export function recordSection({
  paths,
  area,
  title,
  fresh,
  one = capitalized(fresh.slice(fresh.indexOf(' ') + 1)),
  add,
  list,
  record,
  commands = [],
  ...more
}: Declaration): Section {
  const manage = `${area}.manage` as const;
  const number = /:\w+/.exec(paths.page.path)?.[0] ?? '';
  return {
    ...more,
    path: paths.list.path,
    title,
    permission: `${area}.read`,
    load: list,
    children: [
      { path: paths.create.path, title: fresh, permission: manage, load: record },
      { path: paths.page.path, title: `${one} №\u00a0${number}`, load: record },
    ],
    commands: [{ title: add, to: paths.create.path, permission: manage }, ...commands],
  };
}
