import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { Mui } from '../theme/Mui.tsx';
import css from './Tabs.module.css';

interface Props<Name extends string | number> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { readonly name: Name; readonly label: ReactNode }[];
  chosen: Name;
  choose: (name: Name) => void;
  /** `equal` shares the width between two or three of them. */
  width?: 'equal' | 'own';
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs for screens that are loaded on demand; first screens use the lightweight tabs of `parts/`. */
export function Tabs<Name extends string | number>({
  label,
  tabs,
  chosen,
  choose,
  width = 'own',
  children,
}: Props<Name>) {
  const id = useId();
  return (
    <>
      <Mui>
        <MuiTabs
          className={css.tabs}
          aria-label={label}
          value={chosen}
          onChange={(_event, name: Name) => choose(name)}
          selectionFollowsFocus
          {...(width === 'equal' ? { variant: 'fullWidth' } : { variant: 'scrollable', scrollButtons: false })}
        >
          {tabs.map(tab => (
            <Tab
              key={tab.name}
              id={`${id}-${tab.name}`}
              className={css.tab}
              value={tab.name}
              label={tab.label}
              aria-controls={`${id}-panel`}
              disableRipple
            />
          ))}
        </MuiTabs>
      </Mui>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
