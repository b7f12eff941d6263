import { ApiFailure } from '@venue/sdk';
import { getApplication } from '@venue/sdk/applications/admin';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useParams } from 'react-router-dom';
import { headed } from '../../app/record/headed.tsx';
import { Presence } from '../../app/record/Presence.tsx';
import { useRecent } from '../../app/search/useRecent.ts';
import { Subject } from './Subject.tsx';
import { typeLabel } from './typeLabel.ts';
import { useType } from './useNext.ts';

/** One application: the current state of its record, what has changed, and the decision. */
export default function ApplicationPage() {
  const { id = '' } = useParams();
  const type = useType();
  const { data, error, refetch } = useCall(getApplication, {
    id: Number(id),
    query: type === undefined ? {} : { type },
  });
  const application = data?.message;
  const screen = useScreen();
  useRecent(application?.objectTitle, screen.title);
  return (
    <Page
      {...screen}
      {...headed(application?.objectTitle ?? '', screen.title)}
      lead={application && typeLabel(application.requestType, application.isAmendment)}
      actions={
        application && (
          <div>
            <StatusChip option={simpleRequestStatus.option(application.requestStatus)} />
          </div>
        )
      }
    >
      {application ? (
        <>
          <Presence kind="application" id={application.requestId} />
          <Subject application={application} />
        </>
      ) : error instanceof ApiFailure && error.status === 404 ? (
        <Empty
          title="Такой заявки нет"
          text="Проверьте номер в&nbsp;адресе: возможно, он набран с&nbsp;ошибкой."
          action={<Button to="/applications">К&nbsp;очереди</Button>}
        />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить заявку" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </Page>
  );
}
