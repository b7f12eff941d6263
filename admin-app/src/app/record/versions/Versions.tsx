import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { type ReactNode, useState } from 'react';

interface Props {
  /** The changes since the last approval; null if the record was never approved. */
  changes: ReactNode | null;
  whole: ReactNode;
}

/** The tabs of a record under review: the changes since its approval, and all of it. A new record has no tabs. */
export function Versions({ changes, whole }: Props) {
  const [tab, setTab] = useState<'changes' | 'whole'>('changes');
  if (changes === null) return <Stack gap={24}>{whole}</Stack>;
  const tabs = [
    { name: 'changes', label: 'Что изменилось' },
    { name: 'whole', label: 'Целиком' },
  ] as const;
  return (
    <div>
      <Tabs label="Версия записи" tabs={tabs} chosen={tab} choose={setTab} width="equal">
        <Stack gap={24}>{tab === 'changes' ? changes : whole}</Stack>
      </Tabs>
    </div>
  );
}
