import { type EventRequest, eventRequestStatus, statusesAfterSubmit } from '@venue/sdk/event-requests/model';
import { getProfile } from '@venue/sdk/profile';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { NotFound } from '@venue/shared-ui/parts/message/NotFound.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useAddressNow } from '@venue/shared-ui/shell/useAddressNow.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { todoNote } from '../app/cabinet/todoNote.ts';
import { eventRequestPaths } from './event-requests.paths.ts';
import { RequestEditor } from './form/RequestEditor.tsx';
import { newRequest, type RequestValues, valuesOf } from './form/requestForm.ts';
import { forgetTypedRequest, typedRequest } from './form/typedRequest.ts';
import { RequestSheet } from './RequestSheet.tsx';
import { useRequest } from './useRequest.ts';

/** A new request, a draft being edited, or a submitted request in read-only form. One page at two addresses. */
export default function RequestPage() {
  const { eventRequestId } = useParams();
  const id = numberIn(eventRequestId);
  // The id of the request created on this page: keeps its form mounted when the address changes.
  const [born, setBorn] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState(eventRequestId);
  if (last !== eventRequestId) {
    setLast(eventRequestId);
    if (eventRequestId === undefined) {
      setBorn(null);
      setTurn(turn + 1);
    }
  }
  if (eventRequestId !== undefined && id === null) return <NotFound home={eventRequestPaths.events.path} />;
  return id === null || id === born ? (
    <NewRequest key={`new ${turn}`} id={id} onAdded={setBorn} />
  ) : (
    <KnownRequest key={id} id={id} />
  );
}

function NewRequest({ id, onAdded }: { id: number | null; onAdded: (id: number) => void }) {
  const shown = useScreen();
  const navigate = useNavigate();
  const addressNow = useAddressNow();
  const profile = useCall(getProfile, {});
  const { request } = useRequest(id);
  const [start, setStart] = useState<Pick<Props, 'from' | 'typed'>>();
  // Set once: the form must not change while the user is typing.
  if (!start && !profile.isPending) {
    setStart({ from: newRequest(profile.data?.message), typed: typedRequest() });
  }
  return (
    <Page {...shown}>
      {start ? (
        <Request
          {...start}
          request={request}
          id={id ?? undefined}
          onAdded={given => {
            forgetTypedRequest();
            onAdded(given);
            // The user may have moved to another step while the request was being created, so keep the current query.
            const { search } = addressNow();
            navigate(href(eventRequestPaths.edit, { eventRequestId: given }) + search, { replace: true });
          }}
        />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}

function KnownRequest({ id }: { id: number }) {
  const shown = useScreen();
  const { state } = useLocation();
  // The list already knew that it was submitted; a request never becomes a draft again.
  const { request, error, retry } = useRequest(id, statusesAfterSubmit.includes(state?.status));
  const [from, setFrom] = useState<RequestValues>();
  if (!from && request) setFrom(valuesOf(request));
  if (error && 'code' in error && error.code === 'not_found') return <NotFound home={eventRequestPaths.events.path} />;
  return (
    <Page {...shown}>
      {from ? (
        <Request from={from} request={request} id={id} />
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить заявку" retry={retry} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}

interface Props {
  from: RequestValues;
  /** What was typed before the login. */
  typed?: ReturnType<typeof typedRequest>;
  request: EventRequest | undefined;
  id: number | undefined;
  onAdded?: (id: number) => void;
}

/** The form of a draft, or a submitted request in read-only form. */
function Request({ from, typed, request, id, onAdded = () => undefined }: Props) {
  const status = useRef<HTMLElement>(null);
  const sent = useRef(false);
  const filed = request !== undefined && request.eventRequestStatus !== eventRequestStatus.draft;
  // After submission the status replaces the form once the request is loaded again; focus it.
  useEffect(() => {
    if (filed && sent.current) todoNote(status.current);
  }, [filed]);
  if (filed) return <RequestSheet request={request} status={status} />;
  const onSubmitted = () => {
    sent.current = true;
    todoNote(status.current);
  };
  return (
    <RequestEditor from={from} typed={typed} id={id} request={request} onAdded={onAdded} onSubmitted={onSubmitted} />
  );
}
