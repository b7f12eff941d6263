import type { FactorSetup } from '@venue/sdk/security/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { inform } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { QrCode } from '@venue/shared-ui/parts/QrCode.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import css from './security.module.css';

/** The first reply to a read: each one has another secret, and the screen keeps the one that was scanned. */
export function useFirstReply<T>(reply: T | undefined): T | undefined {
  const [first, setFirst] = useState<T>();
  if (first === undefined && reply !== undefined) setFirst(reply);
  return first ?? reply;
}

/** A new secret: the QR code, and the same to be typed by hand. */
export const FactorSecret = ({ setup: { uri, secret } }: { setup: FactorSetup }) => (
  <div className={css.secret}>
    <QrCode text={uri} label="QR-код для приложения с&nbsp;кодами" />
    <ol className={css.steps}>
      <li>Откройте приложение с&nbsp;кодами: Яндекс&nbsp;Ключ, Google Authenticator или другое.</li>
      <li>
        Отсканируйте QR-код или введите ключ вручную:
        <code className={css.typed}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </li>
      <li>Введите код, который покажет приложение.</li>
    </ol>
  </div>
);

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Коды скопированы');
    } catch {
      await inform('Запасные коды', text);
    }
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    link.download = 'Запасные коды.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Stack gap={16}>
      <h2>Сохраните запасные коды</h2>
      <p>
        Если телефона не&nbsp;окажется под рукой, вместо кода из&nbsp;приложения подойдёт любой из&nbsp;них, каждый один
        раз. Больше мы их не&nbsp;покажем.
      </p>
      <ul className={css.codes} aria-label="Запасные коды">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flow gap={12}>
        <Button variant="outlined" onClick={() => void copy()}>
          Скопировать
        </Button>
        <Button variant="outlined" onClick={download}>
          Скачать
        </Button>
        <Button variant="contained" onClick={done}>
          Коды сохранены
        </Button>
      </Flow>
    </Stack>
  );
}
