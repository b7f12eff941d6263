import { exportUsers } from '@venue/sdk/users/admin';
import { ExportButton } from '@venue/shared-ui/grid/ExportButton.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';

/** Downloads all data of a person except the passport; the download is recorded for the person to see. */
export default function DownloadUser({ userId }: { userId: number }) {
  return (
    <Mui>
      <ExportButton call={exportUsers} query={{ userId }} label="Скачать данные" />
    </Mui>
  );
}
