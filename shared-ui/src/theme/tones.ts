import type { Tone } from '@venue/sdk';

/** The colours of a tone: a soft background, text on it, and a solid mark. */
export interface ToneColors {
  readonly ground: string;
  readonly text: string;
  readonly solid: string;
}

/** The six tones of statuses as custom properties of the theme. */
export const tones: Readonly<Record<Tone, ToneColors>> = {
  primary: { ground: 'var(--primary-soft)', text: 'var(--primary-text)', solid: 'var(--primary)' },
  secondary: { ground: 'var(--secondary-soft)', text: 'var(--secondary-text)', solid: 'var(--secondary)' },
  good: { ground: 'var(--good-soft)', text: 'var(--good-text)', solid: 'var(--good)' },
  warn: { ground: 'var(--warn-soft)', text: 'var(--warn-text)', solid: 'var(--warn)' },
  bad: { ground: 'var(--bad-soft)', text: 'var(--bad-text)', solid: 'var(--bad)' },
  neutral: { ground: 'var(--neutral-soft)', text: 'var(--neutral-text)', solid: 'var(--line-strong)' },
};
