import { type AnyCall, type AnyKind, failedAt, type Input } from '@venue/sdk';
import type { PaperMailFields } from '@venue/sdk/papers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type ComponentProps, Suspense, useState } from 'react';
import type Dialog from './MailDialog.tsx';

const MailDialog = lazyWithRetry<ComponentProps<typeof Dialog>>(
  () => import('./MailDialog.tsx'),
  ({ close }) => close(),
);

interface Props<C extends AnyCall> extends Pick<ComponentProps<typeof Dialog>, 'paper' | 'files'> {
  kind: AnyKind;
  call: C;
  input: (letter: PaperMailFields) => Input<C>;
}

/** Sends a paper by e-mail: asks for the address and the accompanying text. */
export function MailButton<C extends AnyCall>({ kind: { noun }, call, input, ...dialog }: Props<C>) {
  const [open, setOpen] = useState(false);
  const { send } = useSend(call, {
    done: 'Письмо отправлено',
    refused: 'Не\u00a0удалось отправить письмо',
    failed: failedAt('отправке письма'),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Отправить письмом
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MailDialog
            {...dialog}
            title={`Отправить ${noun.acc} письмом`}
            send={(letter, handles) => send(input(letter), { handles })}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
