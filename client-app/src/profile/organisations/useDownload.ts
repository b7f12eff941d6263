import { failedAt } from '@venue/sdk';
import { downloadPassport } from '@venue/sdk/profile';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Downloads one of the user's personal files. */
export function useDownload(userId: number) {
  const { send, busy } = useSend(downloadPassport, { failed: failedAt('скачивании файла') });
  const download = async (fileId: number): Promise<void> => {
    const file = await send({ a: userId, b: fileId });
    if (file) saveFile(file);
  };
  return { download, busy };
}
