import { listUnsentMessages } from '@venue/sdk/unsent/admin';
import { messageRecord } from '@venue/sdk/unsent/kind';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { MessageTabs } from './MessageTabs.tsx';
import css from './UnsentPage.module.css';
import { useMessageActions } from './useMessageActions.ts';
import { WaysNote } from './WaysNote.tsx';

const { column, drawn } = recordColumns(messageRecord, listUnsentMessages);
const columns = [
  column('messageId', { aside: true }),
  column('kind', { flex: 0, width: 76, minWidth: 70, aside: true }),
  column('about', { minWidth: 150 }),
  column('to', { flex: 0, width: 146, minWidth: 140 }),
  column('status', { width: 172 }),
  drawn('lastError', row => <span className={css.why}>{row.lastError}</span>, {
    minWidth: 184,
    card: row => row.lastError,
  }),
  column('tries', { width: 82 }),
  column('nextTryAt', { headerName: 'Ещё попытка', width: 138 }),
  column('createdAt', { aside: true }),
];
const filters = [kindFilter(messageRecord, 'status'), kindFilter(messageRecord, 'kind')];

/** SMS and e-mails that were not sent or have not arrived, with the actions on them. */
export default function UnsentPage() {
  const actions = useMessageActions();
  return (
    <Page {...useScreen()} actions={<MessageTabs current="unsent" />}>
      <WaysNote />
      <SectionGrid
        call={listUnsentMessages}
        columns={columns}
        filters={filters}
        rowId="messageId"
        title="Неотправленные сообщения"
        actions={actions}
        empty={
          <Empty
            title="Всё отправлено"
            text={'СМС и\u00a0письма, которые не\u00a0ушли или не\u00a0дошли, появятся здесь сами.'}
          />
        }
      />
    </Page>
  );
}
