import type { Face } from '@venue/sdk';
import { tones } from '../theme/tones.ts';
import css from './StatusChip.module.css';

/** The face of a status: its label in the colours of its tone; without a tone, or unknown, neutral. */
export function StatusChip({ face }: { face: Face }) {
  const { ground, text, solid } = tones[face.tone ?? 'neutral'];
  return (
    <span className={css.chip} style={{ background: ground, color: text }}>
      <span className={css.mark} style={{ background: solid }} />
      {face.label}
    </span>
  );
}
