import { Stack } from '../Stack.tsx';
import css from './Skeletons.module.css';

interface BoneProps {
  width?: number | string;
  height?: number | string;
  /** Rounds it fully. */
  round?: boolean;
}

/** One grey placeholder shape. */
export function Bone({ width = '100%', height = 16, round = false }: BoneProps) {
  return <span className={css.bone} style={{ width, height, ...(round ? { borderRadius: 99 } : {}) }} />;
}

/** A placeholder for loading content; announces it to screen readers once. */
export function Loading({ label = 'Загрузка', children }: { label?: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}…</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const widths = ['92%', '78%', '85%', '64%'];

/** Placeholder for lines of text. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Loading>
    <Stack gap={12}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Bone key={line} width={widths[line % widths.length]} />
      ))}
    </Stack>
  </Loading>
);

/** Placeholder for cards; `height` is that of one card. */
export const CardsSkeleton = ({ count = 3, height = 148 }: { count?: number; height?: number }) => (
  <Loading>
    <Stack gap={16}>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
        <span key={card} className={css.bone} style={{ height, borderRadius: 'var(--radius)' }} />
      ))}
    </Stack>
  </Loading>
);

/** Placeholder for a whole screen: title, then text. */
export const PageSkeleton = () => (
  <Loading>
    <Stack gap={24}>
      <Bone width="min(340px, 70%)" height={38} />
      <Stack gap={12}>
        <Bone width="92%" />
        <Bone width="78%" />
      </Stack>
      <span className={css.bone} style={{ height: 260, borderRadius: 'var(--radius)' }} />
    </Stack>
  </Loading>
);
