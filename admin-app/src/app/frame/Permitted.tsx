import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { mayOpen } from './mayOpen.ts';
import { useWho } from './useWho.ts';

const DeniedPage = lazyWithRetry(() => import('./DeniedPage.tsx'));

/** Shows a screen to users with the permission it needs, and `DeniedPage` to the others. */
export function Permitted({ permission, children }: Pick<Screen, 'permission'> & { children: ReactNode }) {
  const { person, asking } = useWho();
  if (asking) return <PageSkeleton />;
  // If the permissions could not be loaded, the screen itself reports the error.
  const may = (right: string) => person?.permissions.includes(right) ?? false;
  return person && !mayOpen({ permission }, may) ? <DeniedPage /> : children;
}
