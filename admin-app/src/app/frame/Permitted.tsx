import type { Permission } from '@venue/sdk';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import type { ReactNode } from 'react';
import { useWho } from './useWho.ts';

const DeniedPage = late(() => import('./DeniedPage.tsx'));

/** Shows a screen to people with the right it needs; the others see that they lack it. */
export function Permitted({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { person, asking } = useWho();
  if (asking) return <PageSkeleton />;
  // When the server could not be asked, the screen itself tells what is wrong.
  return person && !person.permissions.includes(permission) ? <DeniedPage /> : children;
}
