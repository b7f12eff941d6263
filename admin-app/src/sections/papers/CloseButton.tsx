import { type AnyCall, type AnyKind, capitalized, failedAt, type Input } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';

interface Props<C extends AnyCall> {
  kind: AnyKind;
  call: C;
  input: Input<C>;
}

/** Closes a paper after a warning that this cannot be undone. */
export function CloseButton<C extends AnyCall>({ kind: { noun }, call, input }: Props<C>) {
  const { send, busy } = useSend(call, {
    done: `${capitalized(noun.one)} закрыт`,
    refused: `Не удалось закрыть ${noun.acc}`,
    failed: failedAt(`закрытии ${noun.gen}`),
  });
  const close = async () => {
    const text = 'Изменить его и\u00a0его услуги больше будет нельзя: для исправления составляют новый документ.';
    if (await confirm({ title: `Закрыть ${noun.acc}?`, text, yes: 'Закрыть' })) await send(input);
  };
  return (
    <Button variant="contained" aria-busy={busy || undefined} onClick={() => void close()}>
      Закрыть {noun.acc}
    </Button>
  );
}
