import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useState } from 'react';
import { authPaths } from './auth.paths.ts';
import { DoorTabs } from './DoorTabs.tsx';
import { type DoorName, doors, lastDoor } from './doors.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';

/** Login, registration and reset of a password by phone or through the state services, for both kinds of customers. */
export default function LoginPage() {
  const { session } = useApi();
  const [door, setDoor] = useState(() => lastDoor(session));
  const choose = (name: DoorName) => {
    setDoor(name);
    session.write('activeLoginTab', name);
  };
  return (
    <LoginFrame title={authPaths.login.title}>
      <DoorTabs chosen={door} choose={choose}>
        <LoginForm door={doors[door]} />
      </DoorTabs>
    </LoginFrame>
  );
}
