import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { type ReactNode, useState } from 'react';
import css from './Versions.module.css';

interface Props {
  /** The difference to what was approved; null for what never was. */
  changes: ReactNode | null;
  whole: ReactNode;
}

/** A record that was approved before shows first what has changed, then all of it; a new one only all of it. */
export function Versions({ changes, whole }: Props) {
  const [tab, setTab] = useState<'changes' | 'whole'>('changes');
  if (changes === null) return <div className={css.body}>{whole}</div>;
  const tabs = [
    { name: 'changes', label: 'Что изменилось' },
    { name: 'whole', label: 'Целиком' },
  ] as const;
  return (
    <div>
      <Tabs label="Версия записи" tabs={tabs} chosen={tab} choose={setTab} width="equal">
        <div className={css.body}>{tab === 'changes' ? changes : whole}</div>
      </Tabs>
    </div>
  );
}
