import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useNavigate } from 'react-router-dom';
import { lastListUrl } from '../../list/lastListUrl.ts';
import type { Removal } from '../../list/useRowMoves.ts';
import type { PageKind } from '../RecordPage.tsx';
import type { RecordPaths } from '../recordPaths.ts';
import { recordInput, useRemoval } from './useRemoval.ts';

interface Props {
  kind: PageKind;
  paths: RecordPaths;
  removal: Removal;
  record: { readonly can: readonly string[] };
}

/** Removes the record of a page after the model's question, and leads back to the list. */
export function RemoveButton({ kind, paths, removal, record }: Props) {
  const navigate = useNavigate();
  const fields = record as Readonly<Record<string, unknown>>;
  const { remove, busy } = useRemoval({
    kind,
    text: removal.question,
    remove: removal.call,
    input: id => recordInput(removal.call, kind, id),
  });
  if (!record.can.includes('remove')) return null;
  const leave = async () => {
    const gone = await remove(Number(fields[kind.id]), String(fields[kind.title]));
    if (gone) navigate(lastListUrl(paths.list.path), { replace: true });
  };
  return (
    <Button color="error" aria-disabled={busy || undefined} onClick={() => void leave()}>
      Удалить
    </Button>
  );
}
