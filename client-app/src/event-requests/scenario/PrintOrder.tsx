import { failedAt } from '@venue/sdk';
import { downloadRunningOrder } from '@venue/sdk/event-requests';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RequestValues } from '../form/requestForm.ts';
import { RunningOrder } from './RunningOrder.tsx';

interface Props {
  request: EventRequest;
  values: RequestValues;
  /** Saves what is typed: the server makes the PDF of what is saved. */
  flush?: () => Promise<void>;
}

/** Prints the running order, or downloads it as PDF. Nothing else of the page is printed. */
export function PrintOrder({ request, values, flush }: Props) {
  const downloading = useSend(downloadRunningOrder, { failed: failedAt('скачивании сценария') });
  const download = async () => {
    await flush?.();
    const file = await downloading.send({ id: request.eventRequestId });
    if (file) saveFile(file);
  };
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  return (
    <Flow gap={12}>
      <Button variant="outlined" aria-disabled={downloading.busy || undefined} onClick={() => void download()}>
        Скачать сценарий (PDF)
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => setPrinting(true)}>
        Распечатать сценарий
      </Button>
      {printing && createPortal(<RunningOrder request={request} values={values} />, document.body)}
    </Flow>
  );
}
