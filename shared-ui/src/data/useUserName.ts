import { useEffect } from 'react';
import { useApi, useCurrent } from './ApiProvider.tsx';

/** What `userData` keeps of each role's person, by role id. Only what the header shows. */
type UserData = Readonly<Record<string, { readonly userId: number; readonly name: string }>>;

function parsed(text: string | null): UserData {
  try {
    return (JSON.parse(text ?? '{}') as UserData | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * The name of the signed-in person: as the server tells it, and until it has answered, as `userData` of the browser's
 * storage has it from the last visit. Logging out clears `userData`.
 */
export function useUserName(
  person: { readonly userId: number; readonly name: string } | undefined,
): string | undefined {
  const { session } = useApi();
  const role = useCurrent()?.roleId;
  const { userId, name } = person ?? {};
  useEffect(() => {
    if (role === undefined || userId === undefined || name === undefined) return;
    const before = session.read('userData');
    const after = JSON.stringify({ ...parsed(before), [role]: { userId, name } });
    if (after !== before) session.write('userData', after);
  }, [session, role, userId, name]);
  return name ?? (role === undefined ? undefined : parsed(session.read('userData'))[role]?.name);
}
