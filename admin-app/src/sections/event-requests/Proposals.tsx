import type { getEventRequest } from '@venue/sdk/event-requests/admin';
import { proposalStatus } from '@venue/sdk/event-requests/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PriceLines } from '@venue/shared-ui/parts/record/PriceLines.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Suspense, useState } from 'react';
import type { RecordOf } from '../../app/record/RecordPage.tsx';
import css from './RequestPage.module.css';

const ProposalForm = lazyWithRetry(() => import('./ProposalForm.tsx'));

type Request = RecordOf<typeof getEventRequest>;

/** The versions of the proposal with the customer's answers, and the form for a new version. */
export function Proposals({ request, manages }: { request: Request; manages: boolean }) {
  const [composing, setComposing] = useState(false);
  const { proposals } = request;
  if (proposals.length === 0 && !manages) return null;
  return (
    <section className={css.part} aria-label="Предложение">
      <h2>Предложение</h2>
      {proposals.length === 0 && !composing && <p>Заказчику ещё ничего не&nbsp;предлагали.</p>}
      {manages && !composing && (
        <Flow gap={8}>
          <Button variant="outlined" onClick={() => setComposing(true)}>
            {proposals.length === 0 ? 'Составить предложение' : 'Новая версия'}
          </Button>
        </Flow>
      )}
      {composing && (
        <Suspense fallback={null}>
          <ProposalForm request={request} close={() => setComposing(false)} />
        </Suspense>
      )}
      {proposals.map(each => (
        <article key={each.proposalId} className={css.part} aria-label={`Версия ${each.version}`}>
          <Flow gap={8}>
            <h3>Версия {each.version}</h3>
            <StatusChip option={proposalStatus.option(each.proposalStatus)} />
          </Flow>
          <SoftText size="tiny">
            <span>
              {each.who}, {formatDateTime(each.sentAt)}
            </span>
            {each.answeredAt && <span>. Ответ заказчика: {formatDateTime(each.answeredAt)}</span>}
          </SoftText>
          <PriceLines lines={each.lines} price={each.price} />
          {each.comment && <p className={css.said}>{each.comment}</p>}
          {each.reason && <p className={css.said}>Почему отклонено: {each.reason}</p>}
        </article>
      ))}
    </section>
  );
}
