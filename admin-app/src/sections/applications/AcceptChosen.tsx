import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { Suspense, useState } from 'react';
import { useMay, useWho } from '../../app/frame/useWho.ts';
import type { Acceptance } from './acceptance.ts';

const AcceptDialog = lazyWithRetry(
  () => import('./AcceptDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  ids: readonly number[];
  /** Ends the selection. */
  clear: () => void;
}

/** Makes the usual decision about all chosen applications after one question. */
export function AcceptChosen({ ids, clear }: Props) {
  const { client } = useApi();
  const { person } = useWho();
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Acceptance | null>(null);
  if (!may('applications.manage')) return null;
  const ask = async () => {
    setBusy(true);
    try {
      const { readAcceptance } = await import('./acceptance.ts');
      setQuestion(await readAcceptance(client, ids, { userId: person?.userId ?? 0, may }));
    } catch {
      // A failure of a call is announced by the client; code that did not come may be asked for again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="contained"
        aria-busy={busy || undefined}
        aria-disabled={busy}
        onClick={() => void ask()}
      >
        <span>{`Одобрить: ${ids.length}…`}</span>
        {busy && <Spinner size={20} />}
      </Button>
      {question && (
        <Suspense fallback={null}>
          <AcceptDialog
            acceptance={question}
            close={() => setQuestion(null)}
            done={() => {
              setQuestion(null);
              clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
