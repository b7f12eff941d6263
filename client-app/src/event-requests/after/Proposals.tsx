import { failedAt, formatMoney } from '@venue/sdk';
import { answerProposal } from '@venue/sdk/event-requests';
import { type Proposal, proposalStatus } from '@venue/sdk/event-requests/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { PriceLines } from '@venue/shared-ui/parts/record/PriceLines.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Suspense, useState } from 'react';
import css from './After.module.css';

const DeclineDialog = lazyWithRetry(
  () => import('./DeclineDialog.tsx'),
  ({ close }) => close(),
);

const texts = {
  done: 'Предложение принято',
  refused: 'Не удалось принять предложение',
  failed: failedAt('ответе на\u00a0предложение'),
} as const;

/** The venue's proposals, the last version first; the one that waits for an answer is accepted or declined here. */
export function Proposals({ proposals: [last, ...former] }: { proposals: readonly Proposal[] }) {
  if (!last) return null;
  return (
    <section className={css.part} aria-label="Предложение площадки">
      <h2>Предложение площадки</h2>
      <Version proposal={last} />
      {last.proposalStatus === proposalStatus.sent && <Answer proposal={last} />}
      {former.length > 0 && (
        <details>
          <summary>Прежние версии: {former.length}</summary>
          <div className={css.part}>
            {former.map(each => (
              <Version key={each.proposalId} proposal={each} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

const Version = ({ proposal }: { proposal: Proposal }) => (
  <article className={css.part} aria-label={`Версия ${proposal.version}`}>
    <div className={css.row}>
      <h3>Версия {proposal.version}</h3>
      <StatusChip option={proposalStatus.option(proposal.proposalStatus)} />
      <SoftText as="span" size="tiny">
        {formatDateTime(proposal.answeredAt ?? proposal.sentAt)}
      </SoftText>
    </div>
    <PriceLines lines={proposal.lines} price={proposal.price} />
    {proposal.comment && <p className={css.said}>{proposal.comment}</p>}
    {proposal.reason && <p className={css.said}>Почему отклонено: {proposal.reason}</p>}
  </article>
);

function Answer({ proposal: { proposalId: id, price } }: { proposal: Proposal }) {
  const { send, busy } = useSend(answerProposal, texts);
  const [declining, setDeclining] = useState(false);
  const accept = async () => {
    const question = {
      title: `Принять предложение на\u00a0${formatMoney(price)}?`,
      text: 'После этого площадка подготовит договор и\u00a0счёт. Принятое предложение не\u00a0меняется.',
      yes: 'Принять',
    };
    if (await confirm(question)) await send({ id, body: { accepted: true } });
  };
  return (
    <div className={css.row}>
      <Button variant="contained" aria-busy={busy || undefined} onClick={() => void accept()}>
        Принять предложение
      </Button>
      <Button variant="outlined" onClick={() => setDeclining(true)}>
        Отклонить
      </Button>
      {declining && (
        <Suspense fallback={null}>
          <DeclineDialog id={id} close={() => setDeclining(false)} />
        </Suspense>
      )}
    </div>
  );
}
