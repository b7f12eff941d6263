import { failedAt } from '@venue/sdk';
import { downloadPassport } from '@venue/sdk/profile';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Gives a personal file of the person to the browser to keep. */
export function useDownload(userId: number) {
  const { send, busy } = useSend(downloadPassport, { failed: failedAt('скачивании файла') });
  const download = async (fileId: number): Promise<void> => {
    const file = await send({ a: userId, b: fileId });
    if (file) saveFile(file);
  };
  return { download, busy };
}
