import type { EventRequest } from '@venue/sdk/event-requests/model';
import { RequestFiles } from './RequestFiles.tsx';
import { SaveFirst } from './SaveFirst.tsx';

/** Papers of the request that belong to no stage. */
export const FilesStep = ({ request }: { request: EventRequest | undefined }) =>
  request ? <RequestFiles request={request} editable /> : <SaveFirst>файлы</SaveFirst>;
