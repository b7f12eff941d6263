import { loginWays } from '@venue/sdk/auth';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useEffect, useState } from 'react';
import css from './StepFrame.module.css';

/** Sign-in through the state services. Renders nothing if the server does not offer it. */
export function StateServicesButton({ open }: { open: () => void }) {
  // Requested after the form is painted, because the first screen does not load the client.
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const { data } = useCall(loginWays, {}, { enabled: painted });
  if (!data?.message.esia) return null;
  return (
    <Stack gap={16}>
      <p className={css.or}>или</p>
      <Button variant="outlined" size="large" fullWidth onClick={open}>
        Войти через Госуслуги
      </Button>
    </Stack>
  );
}
