import { listLetters } from '@venue/sdk/mailing/admin';
import { letterRecord } from '@venue/sdk/mailing/kind';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { MailingTabs } from './MailingTabs.tsx';
import { letterPaths } from './mailing.paths.ts';

const { column } = recordColumns(letterRecord, listLetters);
const columns = [
  column('letterId', { width: 66 }),
  column('letterSubject', { minWidth: 220, flex: 2 }),
  column('letterStatus', { width: 160 }),
  column('recipients', { width: 130 }),
  column('sentTo', { width: 130 }),
  column('waiting', { width: 140 }),
  column('bounced', { width: 160 }),
  column('unsubscribed', { width: 130 }),
  column('startedAt', { width: 168 }),
  column('updatedAt', { aside: true }),
];
const filters: readonly Filter[] = [
  kindFilter(letterRecord, 'letterStatus'),
  { kind: 'days', from: 'from', to: 'to', label: 'Дни отправки' },
];

/** The letters to the subscribers, and how far each is. */
export default function LettersPage() {
  const add = useMay()(letterRecord.manage) && (
    <Button to={href(letterPaths.create)} variant="contained">
      Написать письмо
    </Button>
  );
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          <MailingTabs current="letters" />
          {add}
        </>
      }
    >
      <SectionGrid
        call={listLetters}
        columns={columns}
        filters={filters}
        rowId="letterId"
        title="Письма подписчикам"
        searchLabel="Номер или тема"
        open={({ letterId }) => href(letterPaths.page, { letterId })}
        empty={
          <Empty
            title="Писем пока нет"
            text="Напишите первое: до&nbsp;отправки его увидят только сотрудники."
            action={add}
          />
        }
      />
    </Page>
  );
}
