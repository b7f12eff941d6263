import type { Client, Permission } from '@venue/sdk';
import { getApplication } from '@venue/sdk/applications/admin';
import { type Application, simpleRequestStatus } from '@venue/sdk/applications/model';
import type { Decision } from '../../app/decision/decision.ts';
import { readPermissions } from './readPermissions.ts';
import { decisionsAbout } from './subjects.ts';

/** What will be decided about the chosen applications, and those about which nothing can be. */
export interface Acceptance {
  readonly decisions: readonly Decision[];
  readonly skipped: readonly { readonly title: string; readonly why: string }[];
}

interface Reader {
  readonly userId: number;
  readonly may: (permission: Permission) => boolean;
}

function refusal({ requestStatus, takenBy, requestType }: Application, { userId, may }: Reader): string | null {
  if (requestStatus === simpleRequestStatus.done) return 'уже решена';
  if (takenBy && takenBy.userId !== userId) return `в\u00a0работе: ${takenBy.userName}`;
  return may(readPermissions[requestType]) ? null : 'нет права решать';
}

/** Reads the usual decision about each of the chosen applications, in their order. */
export async function readAcceptance(client: Client, ids: readonly number[], reader: Reader): Promise<Acceptance> {
  const decisions: Decision[] = [];
  const skipped: Acceptance['skipped'][number][] = [];
  for (const id of ids) {
    const { message: application } = await client.send(getApplication, { id, query: {} });
    const { objectTitle: title } = application;
    const why = refusal(application, reader);
    const decision = why ? undefined : (await decisionsAbout(client, application)).find(({ tone }) => tone === 'main');
    if (decision) decisions.push(decision);
    else skipped.push({ title, why: why ?? 'решать сейчас нечего' });
  }
  return { decisions, skipped };
}
