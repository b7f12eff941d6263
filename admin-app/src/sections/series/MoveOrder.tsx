import { failedAt } from '@venue/sdk';
import { getOrderMove, moveOrderTickets } from '@venue/sdk/series/admin';
import type { MoveOptions } from '@venue/sdk/series/model';
import MoveForm from '@venue/shared-ui/areas/series/MoveForm.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';

/** Moves tickets of an order to another date of their series; nothing if their events have none. */
export default function MoveOrder({ orderId: id }: { orderId: number }) {
  const { data } = useCall(getOrderMove, { id });
  const [openFrom, setOpenFrom] = useState<number | null>(null);
  const moves = (data?.message.ticketMoves ?? []).filter(({ tickets }) => tickets.length > 0);
  const move = moves.find(({ from }) => from === openFrom);
  return (
    <>
      {moves.map(({ from, tickets }) => (
        <Button key={from} variant="outlined" onClick={() => setOpenFrom(from)}>
          {moves.length > 1
            ? `Перенести ${tickets.length > 1 ? 'билеты' : 'билет'} №\u00a0${tickets.map(({ ticketNumber }) => ticketNumber).join(', ')}`
            : 'Перенести на\u00a0другую дату'}
        </Button>
      ))}
      {move && <Dialog id={id} move={move} close={() => setOpenFrom(null)} />}
    </>
  );
}

function Dialog({ id, move, close }: { id: number; move: MoveOptions; close: () => void }) {
  const { send, busy } = useSend(moveOrderTickets, {
    done: 'Билеты перенесены, гость получит СМС',
    failed: failedAt('переносе билетов'),
  });
  return (
    <SmallDialog title="Перенести на другую дату?" close={close} stays>
      <MoveForm
        move={move}
        busy={busy}
        action="Перенести"
        close={close}
        submit={async body => {
          if (await send({ id, body })) close();
        }}
      />
    </SmallDialog>
  );
}
