import type { EventRequest } from '@venue/sdk/event-requests/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RequestValues } from '../form/requestForm.ts';
import { RunningOrder } from './RunningOrder.tsx';

/** Prints the running order, or saves it as PDF by the browser's own dialog. Nothing else of the page is on the paper. */
export function PrintOrder({ request, values }: { request: EventRequest; values: RequestValues }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  return (
    <div>
      <Button variant="outlined" color="inherit" onClick={() => setPrinting(true)}>
        Распечатать сценарий
      </Button>
      {printing && createPortal(<RunningOrder request={request} values={values} />, document.body)}
    </div>
  );
}
