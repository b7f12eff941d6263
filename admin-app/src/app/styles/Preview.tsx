import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { type ComponentProps, useState } from 'react';
import { StyledFrame } from './StyledFrame.tsx';

const widths = [
  { name: 'page', label: 'На\u00a0компьютере' },
  { name: 'phone', label: 'На\u00a0телефоне' },
] as const;

/** A preview of a record at desktop or phone width. */
export function Preview(frame: Omit<ComponentProps<typeof StyledFrame>, 'width'>) {
  const [width, setWidth] = useState<(typeof widths)[number]['name']>('page');
  return (
    <Tabs label="Ширина предпросмотра" tabs={widths} chosen={width} choose={setWidth} width="equal">
      <StyledFrame {...frame} width={width} />
    </Tabs>
  );
}
