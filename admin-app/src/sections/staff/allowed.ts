import type { Permission } from '@venue/sdk';
import type { permissionTable } from '@venue/sdk/staff/model';

type Cells = (typeof permissionTable)[number]['cells'];

interface Allowed {
  /** The level of access: none, reading only, or changing as well. */
  readonly level: 'none' | 'read' | 'more';
  /** `Просмотр, изменение`. */
  readonly text: string;
}

/** What these permissions allow in one area. */
export function allowedIn(cells: Cells, permissions: readonly Permission[]): Allowed {
  const allowed = cells.filter(cell => permissions.includes(cell.permission));
  if (allowed.length === 0) return { level: 'none', text: '—' };
  const words = allowed.map(cell => cell.label).join(', ');
  return {
    level: allowed.some(cell => cell.verb !== 'read') ? 'more' : 'read',
    text: words.slice(0, 1) + words.slice(1).toLowerCase(),
  };
}
