import type { Address } from '@venue/shared-ui/shell/screens.tsx';

export const authPaths = { login: { path: '/login' } } as const satisfies Record<string, Address>;
