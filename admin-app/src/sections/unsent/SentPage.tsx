import { listSentMessages } from '@venue/sdk/unsent/admin';
import { sentMessageRecord } from '@venue/sdk/unsent/kind';
import type { SentMessage } from '@venue/sdk/unsent/model';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { MessageTabs } from './MessageTabs.tsx';
import css from './UnsentPage.module.css';
import { useMessageActions } from './useMessageActions.ts';

const { column, drawn } = recordColumns(sentMessageRecord, listSentMessages);
const why = ({ lastError, text, kind }: SentMessage): string => lastError || (kind === 'sms' ? text : '');
const columns = [
  column('messageId', { aside: true }),
  column('createdAt', { flex: 0, width: 150, minWidth: 140 }),
  column('kind', { flex: 0, width: 90, minWidth: 80 }),
  column('about', { minWidth: 170 }),
  column('to', { flex: 0, width: 160, minWidth: 140 }),
  column('state', { flex: 0, width: 170, minWidth: 160 }),
  drawn('text', row => <span className={css.why}>{why(row)}</span>, { minWidth: 200, card: why }),
  column('sentAt', { aside: true }),
  column('deliveredAt', { aside: true }),
];
const filters = [kindFilter(sentMessageRecord, 'state'), kindFilter(sentMessageRecord, 'kind')];

/** All SMS and letters of the last thirty days, with what became of each. */
export default function SentPage() {
  const decisions = useMessageActions();
  return (
    <Page {...useScreen()} actions={<MessageTabs current="sent" />}>
      <SectionGrid
        call={listSentMessages}
        columns={columns}
        filters={filters}
        rowId="messageId"
        title="Все сообщения"
        actions={({ status, ...row }) => (status === null ? [] : decisions({ ...row, status }))}
        empty={
          <Empty
            title="Сообщений нет"
            text={'Здесь видно, кому что отправили за\u00a0последние 30\u00a0дней и\u00a0дошло\u00a0ли оно.'}
          />
        }
      />
    </Page>
  );
}
