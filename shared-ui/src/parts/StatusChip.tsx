import type { Option } from '@venue/sdk';
import { tones } from '../theme/tones.ts';
import css from './StatusChip.module.css';

/** The label of a status in the colours of its tone; neutral if it has no tone. */
export function StatusChip({ option }: { option: Option }) {
  const { ground, text, solid } = tones[option.tone ?? 'neutral'];
  return (
    <span className={css.chip} style={{ background: ground, color: text }}>
      <span className={css.mark} style={{ background: solid }} />
      {option.label}
    </span>
  );
}
