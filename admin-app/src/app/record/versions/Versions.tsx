import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { type ReactNode, useState } from 'react';
import css from './Versions.module.css';

interface Props {
  /** The changes since the last approval; null if the record was never approved. */
  changes: ReactNode | null;
  whole: ReactNode;
}

/** The tabs of a record under review: the changes since its approval, and all of it. A new record has no tabs. */
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
