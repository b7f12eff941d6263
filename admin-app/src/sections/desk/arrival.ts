import type { Option } from '@venue/sdk';

/** Whether the guests came, as a chip says it. */
export const arrivalOption: Readonly<Record<'came' | 'absent', Option>> = {
  came: { id: 'came', label: 'Пришли', tone: 'good' },
  absent: { id: 'absent', label: 'Не\u00a0пришли', tone: 'bad' },
};
