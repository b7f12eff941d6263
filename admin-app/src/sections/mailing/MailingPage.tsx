import { downloadFriends, listFriends } from '@venue/sdk/mailing/admin';
import { friendRecord } from '@venue/sdk/mailing/kind';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { personColumn } from '../../app/list/personColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { MailingTabs } from './MailingTabs.tsx';

const { column } = recordColumns(friendRecord, listFriends);
const columns = [
  column('friendId', { width: 66 }),
  column('friendEmail', { minWidth: 220, flex: 2 }),
  personColumn(column('friendName', { minWidth: 200, flex: 2 }), row => row.userId),
  column('friendSource', { width: 150 }),
  column('consentAt', { width: 168 }),
  column('consentVersion', { width: 140 }),
  column('withdrawnAt', { width: 168, aside: true }),
  column('bouncedAt', { width: 168, aside: true }),
];
const filters: readonly Filter[] = [
  kindFilter(friendRecord, 'friendSource'),
  { kind: 'yesNo', name: 'bounced', label: 'Почта не\u00a0принимает' },
  { kind: 'yesNo', name: 'withdrawn', label: 'Отписались' },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни согласия' },
];

/** The people who agreed to receive letters, and those who have unsubscribed. */
export default function MailingPage() {
  return (
    <Page
      {...useScreen()}
      actions={<MailingTabs current="friends" />}
      lead="Кто согласился получать письма площадки. Согласие дают и&nbsp;отзывают сами люди: в&nbsp;личном кабинете, на&nbsp;сайте или по&nbsp;ссылке из&nbsp;письма."
    >
      <SectionGrid
        call={listFriends}
        columns={columns}
        filters={filters}
        rowId="friendId"
        title="Рассылка"
        searchLabel="Почта или имя"
        exportCall={downloadFriends}
        empty={<Empty title="Подписчиков пока нет" text="Они появятся здесь сами, когда дадут согласие." />}
      />
    </Page>
  );
}
