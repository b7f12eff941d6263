import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { RecordsList, type RecordsListProps } from './RecordsList.tsx';

interface Props<Row> extends Omit<RecordsListProps<Row>, 'empty'> {
  /** Leads to a new record. */
  create: { readonly text: string; readonly to: string };
  texts: RecordsListProps<Row>['texts'] & { readonly empty: { readonly title: string; readonly text: string } };
}

/** A page with the user's own records of one type. */
export function RecordsPage<Row>({ create, ...props }: Props<Row>) {
  const { address, list, texts } = props;
  const bare = list.data?.message.total === 0 && !address.filtered;
  const add = (
    <Button variant="contained" to={create.to}>
      {create.text}
    </Button>
  );
  return (
    <Page {...useScreen()} {...(bare ? {} : { actions: add })}>
      <RecordsList {...props} empty={<Empty {...texts.empty} action={add} />} />
    </Page>
  );
}
