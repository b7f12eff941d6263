import { late } from '@venue/shared-ui/parts/late.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { mayOpen } from './mayOpen.ts';
import { useWho } from './useWho.ts';

const DeniedPage = late(() => import('./DeniedPage.tsx'));

/** Shows a screen to people with the right it needs; the others see that they lack it. */
export function Permitted({ permission, children }: Pick<Screen, 'permission'> & { children: ReactNode }) {
  const { person, asking } = useWho();
  if (asking) return <PageSkeleton />;
  // When the server could not be asked, the screen itself tells what is wrong.
  const may = (right: string) => person?.permissions.includes(right) ?? false;
  return person && !mayOpen({ permission }, may) ? <DeniedPage /> : children;
}
