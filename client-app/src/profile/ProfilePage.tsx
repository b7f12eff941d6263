import { getProfile } from '@venue/sdk/profile';
import type { MyProfile } from '@venue/sdk/profile/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { InfoTabs } from './person/InfoTabs.tsx';

interface Props {
  lead: ReactNode;
  /** Whether to show the tabs of the personal data; the documents page has none. */
  tabs?: boolean;
  children: (profile: MyProfile) => ReactNode;
}

/** A page about the user: loads the profile and passes it to its content. */
export function ProfilePage({ lead, tabs = true, children }: Props) {
  const { data, error, refetch } = useCall(getProfile, {});
  return (
    <Page {...useScreen()} lead={lead}>
      {tabs && <InfoTabs />}
      {data ? (
        children(data.message)
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить данные" retry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  );
}
