import { failedAt } from '@venue/sdk';
import { confirmSubscription } from '@venue/sdk/mailing';
import { consentTexts } from '@venue/sdk/privacy/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mailingPaths } from './mailing.paths.ts';

const again = (
  <Button variant="outlined" to={mailingPaths.subscribe.path}>
    Попросить новую ссылку
  </Button>
);

/** The page of the confirmation link. It waits for a click, because mail programs open links too. */
export function ConfirmSubscription() {
  const [address = '', link = ''] = useLocation().hash.slice(1).split('/');
  const [state, setState] = useState<'asked' | 'agreed' | 'gone'>('asked');
  const { send, busy } = useSend(confirmSubscription, { failed: failedAt('подтверждении подписки') });
  const email = decoded(address);
  if (state === 'agreed')
    return <Empty title="Подписка подтверждена" text={`Будем писать на\u00a0${email}. Спасибо!`} />;
  if (state === 'gone' || email === '' || link === '')
    return <Empty title="Ссылка не&nbsp;действует" text="Она неполная, или прошло больше трёх дней." action={again} />;
  const agree = async () => {
    const handles = (failure: object) => {
      const isGone = 'code' in failure && (failure.code === 'link_expired' || failure.code === 'invalid_input');
      if (isGone) setState('gone');
      return isGone;
    };
    if (await send({ body: { email, link } }, { handles })) setState('agreed');
  };
  return (
    <Empty
      title="Подтвердите подписку"
      text={`Письма будут приходить на\u00a0${email}. ${consentTexts.mailing.text}`}
      action={
        <Button variant="contained" aria-disabled={busy || undefined} onClick={() => void agree()}>
          Подтвердить
        </Button>
      }
    />
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
