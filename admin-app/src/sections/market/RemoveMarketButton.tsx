import type { AnyCall } from '@venue/sdk';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useNavigate } from 'react-router-dom';
import { lastListUrl } from '../../app/list/lastListUrl.ts';
import { type RemovalOptions, useRemoval } from '../../app/record/form/useRemoval.ts';

interface Props<C extends AnyCall> {
  removal: RemovalOptions<C>;
  id: number;
  title: string;
  /** The status on screen, for removals that require it. */
  seen?: number;
  /** Path of the list to return to. */
  list: string;
}

/** Deletes the record of a page after a confirmation, and returns to its list. */
export function RemoveMarketButton<C extends AnyCall>({ removal, id, title, seen, list }: Props<C>) {
  const navigate = useNavigate();
  const { remove, busy } = useRemoval(removal);
  const leave = async () => {
    if (await remove(id, title, seen)) navigate(lastListUrl(list), { replace: true });
  };
  return (
    <Button variant="outlined" color="error" aria-disabled={busy || undefined} onClick={() => void leave()}>
      Удалить {removal.kind.noun.acc}
    </Button>
  );
}
