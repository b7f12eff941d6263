import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { NEXT } from '@venue/shared-ui/shell/next.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { homeOf } from '../home/home.paths.ts';
import { authPaths } from './auth.paths.ts';
import { DoorTabs } from './DoorTabs.tsx';
import { type DoorName, doorNames, doors, lastDoor } from './doors.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';

const never = () => () => undefined;
const events = homeOf.landing.path;

/** Login, registration and reset of a password by phone or through the state services, for both kinds of customers. */
export default function LoginPage() {
  const { session } = useApi();
  const [params, setParams] = useSearchParams();
  // The server, which draws the page, knows nothing of the last visit.
  const last = useSyncExternalStore(
    never,
    () => lastDoor(session),
    () => doorNames[0],
  );
  const [choice, setChoice] = useState<DoorName | null>(null);
  const door = choice ?? last;
  const choose = (name: DoorName) => {
    setChoice(name);
    session.write('activeLoginTab', name);
  };
  // By default the guard leads everybody to their personal data. An organiser starts at their events, unless they came
  // for another page.
  const next = params.get(NEXT);
  const [initialNext] = useState(next);
  const target = initialNext ?? (door === 'landing' ? events : null);
  useEffect(() => {
    if (target === next) return;
    setParams(
      before => {
        const after = new URLSearchParams(before);
        if (target === null) after.delete(NEXT);
        else after.set(NEXT, target);
        return after;
      },
      { replace: true },
    );
  }, [target, next, setParams]);
  return (
    <LoginFrame title={authPaths.login.title}>
      <DoorTabs chosen={door} choose={choose}>
        <LoginForm door={doors[door]} />
      </DoorTabs>
    </LoginFrame>
  );
}
