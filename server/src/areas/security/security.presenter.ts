import type { OwnSession } from '@venue/sdk/security/model';
import { deviceOf } from '../../core/security/agent.ts';
import type { openSessionsOf } from '../auth/sessions.store.ts';

type Row = Awaited<ReturnType<typeof openSessionsOf>>[number];

/** A session as its owner sees it. */
export const presentOwnSession = (
  { id, createdAt, expiresAt, agent, address }: Row,
  currentId: number,
): OwnSession => ({
  sessionId: id,
  openedAt: createdAt.toISOString(),
  endsAt: expiresAt.toISOString(),
  device: deviceOf(agent),
  address,
  isCurrent: id === currentId,
});
