import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs as MuiTabs } from '../mui/Tabs.tsx';
import { Tabs as LightTabs } from './Tabs.tsx';

const tabs = ['Все', 'Мои', 'Архив'].map((label, name) => ({ name, label }));

function Page({ Tabs }: { Tabs: typeof LightTabs }) {
  const [index, choose] = useState(0);
  return (
    <Tabs label="Чьи бренды" tabs={tabs} chosen={index} choose={choose}>
      Показаны: {tabs[index]?.label}
    </Tabs>
  );
}

const person = userEvent.setup();
const selected = () => screen.getByRole('tab', { selected: true });

// Both implementations must behave alike.
describe.each([
  ['the light ones', LightTabs],
  ['MUI’s', MuiTabs],
])('tabs, %s', (_kind, Tabs) => {
  it('chooses by mouse, and says which panel belongs to the tab', async () => {
    render(<Page Tabs={Tabs} />);
    await person.click(screen.getByRole('tab', { name: 'Архив' }));
    const panel = screen.getByRole('tabpanel', { name: 'Архив' });
    expect(panel.textContent).toBe('Показаны: Архив');
    expect(selected().getAttribute('aria-controls')).toBe(panel.id);
  });

  it.each([
    ['{ArrowRight}', 'Мои'],
    ['{ArrowLeft}', 'Архив'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Все'],
    ['{End}', 'Архив'],
    ['{End}{Home}', 'Все'],
  ])('is one stop of the Tab key; %s chooses «%s»', async (keys, label) => {
    render(<Page Tabs={Tabs} />);
    await person.tab();
    expect(document.activeElement).toBe(selected());
    await person.keyboard(keys);
    expect(document.activeElement).toBe(selected());
    expect(selected().textContent).toBe(label);
  });
});
