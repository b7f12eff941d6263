import type { AnyCall } from '@venue/sdk';
import type { ListState } from '@venue/shared-ui/grid/CallGrid.tsx';
import { useMay } from '../frame/useWho.ts';
import { BulkMenu } from './BulkMenu.tsx';
import type { BulkOffer } from './bulkOffer.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

interface Props {
  call: AnyCall;
  list: ListState;
  bulk: readonly BulkOffer[];
  chosen: readonly number[];
  clear: () => void;
}

/** The toolbar above a section's list: saved views and bulk actions. */
export default function SectionTools({ call, list, bulk, chosen, clear }: Props) {
  const may = useMay();
  const offers = bulk.filter(offer => may(offer.permission));
  return (
    <>
      <ViewsMenu call={call} list={list} />
      {offers.length > 0 && <BulkMenu {...{ call, list, offers, chosen, clear }} />}
    </>
  );
}
