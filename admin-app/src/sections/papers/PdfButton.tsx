import { type AnyCall, type AnyKind, failedAt, type Input, type Reply } from '@venue/sdk';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

interface Props<C extends AnyCall> {
  kind: AnyKind;
  call: C;
  input: Input<C>;
  /** Label of the button; a PDF download by default. */
  label?: string;
}

/** Downloads a paper to print and sign. */
export function PdfButton<C extends AnyCall>({ kind, call, input, label = 'Скачать PDF' }: Props<C>) {
  const { send, busy } = useSend(call, {
    refused: `Не удалось скачать ${kind.noun.acc}`,
    failed: failedAt(`скачивании ${kind.noun.gen}`),
  });
  const download = async () => {
    const file: Reply<C> | undefined = await send(input);
    if (file) saveFile(file as Parameters<typeof saveFile>[0]);
  };
  return (
    <Button variant="outlined" aria-busy={busy || undefined} onClick={() => void download()}>
      {label}
    </Button>
  );
}
