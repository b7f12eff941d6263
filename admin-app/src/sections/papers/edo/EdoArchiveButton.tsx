import { failedAt } from '@venue/sdk';
import { downloadUpdForEdo } from '@venue/sdk/papers/admin';
import { actRecord } from '@venue/sdk/papers/kind';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useMay } from '../../../app/frame/useWho.ts';

/** Downloads the files of the selected УПД as one archive for the operator of electronic documents. */
export function EdoArchiveButton({ ids, clear }: { ids: readonly number[]; clear: () => void }) {
  const may = useMay();
  const { send, busy } = useSend(downloadUpdForEdo, { failed: failedAt('скачивании архива для ЭДО') });
  if (!may(actRecord.manage)) return null;
  const download = async () => {
    const text =
      'В архиве будут XML закрытых УПД, остальные акты пропустим. Те, что ещё не отправлены, отметим отправленными.';
    if (!(await confirm({ title: 'Скачать архив для ЭДО?', text, yes: 'Скачать' }))) return;
    const file = await send({ body: { actIds: [...ids] } });
    if (!file) return;
    saveFile(file);
    clear();
  };
  return (
    <Button color="inherit" size="small" aria-busy={busy || undefined} onClick={() => void download()}>
      Архив для&nbsp;ЭДО
    </Button>
  );
}
