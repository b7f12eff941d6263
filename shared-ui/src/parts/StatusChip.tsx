import type { Option } from '@venue/sdk';
import { tones } from '../theme/tones.ts';
import css from './StatusChip.module.css';

/** The option of a status: its label in the colours of its tone; without a tone, or unknown, neutral. */
export function StatusChip({ option }: { option: Option }) {
  const { ground, text, solid } = tones[option.tone ?? 'neutral'];
  return (
    <span className={css.chip} style={{ background: ground, color: text }}>
      <span className={css.mark} style={{ background: solid }} />
      {option.label}
    </span>
  );
}
