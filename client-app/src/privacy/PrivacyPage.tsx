import { getPrivacy } from '@venue/sdk/privacy';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Consents } from './Consents.tsx';
import { AskDeletion, DeletionNote } from './Deletion.tsx';
import { Download } from './Download.tsx';
import { Views } from './Views.tsx';

/** How the person's data are used: what they agreed to, who looked, and the ways to take it all away. */
export default function PrivacyPage() {
  const { data, error, refetch } = useCall(getPrivacy, {});
  return (
    <Page
      {...useScreen()}
      lead="На&nbsp;что вы&nbsp;согласились, кто смотрел ваши данные и&nbsp;как забрать их&nbsp;или удалить."
    >
      {data ? (
        <Stack gap={20} narrow>
          {data.message.deletionAt !== null && (
            <DeletionNote deletionAt={data.message.deletionAt} commitments={data.message.ahead} />
          )}
          <Consents consents={data.message.consents} />
          <Views views={data.message.views} />
          <Download />
          {data.message.deletionAt === null && <AskDeletion commitments={data.message.ahead} />}
        </Stack>
      ) : error ? (
        <ErrorNote error={error} retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={3} height={200} />
      )}
    </Page>
  );
}
