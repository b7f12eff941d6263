import { exportUsers } from '@venue/sdk/users/admin';
import { ExportButton } from '@venue/shared-ui/grid/ExportButton.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';

/** Downloads everything about one person but their passport; they learn of it. */
export default function DownloadUser({ userId }: { userId: number }) {
  return (
    <Mui>
      <ExportButton call={exportUsers} query={{ userId }} label="Скачать данные" />
    </Mui>
  );
}
