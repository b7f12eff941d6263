import { Tabs } from '@venue/shared-ui/parts/Tabs.tsx';
import type { ReactNode } from 'react';
import { type DoorName, doorNames, doors } from './doors.ts';

interface Props {
  chosen: DoorName;
  choose: (name: DoorName) => void;
  /** The form of the chosen tab. */
  children: ReactNode;
}

const tabs = doorNames.map(name => ({ name, label: doors[name].label }));

/** The two kinds of accounts as tabs. */
export const DoorTabs = (props: Props) => <Tabs label="Тип учётной записи" tabs={tabs} width="equal" {...props} />;
