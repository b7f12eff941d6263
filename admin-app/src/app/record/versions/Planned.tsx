import { listPublicationPlans, planPublication } from '@venue/sdk/versions/admin';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useId, useState } from 'react';
import css from '../changes/RecordHistory.module.css';
import type { PageKind } from '../RecordPage.tsx';
import { planTexts, planWords } from './planWords.ts';

const PlanDialog = lazyWithRetry(
  () => import('./PlanDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  kind: PageKind;
  id: number;
  isShown: boolean;
}

/** The scheduled publication and withdrawal of a record, with the button that changes them. */
export function Planned({ kind, id, isShown }: Props) {
  const heading = useId();
  const [open, setOpen] = useState(false);
  const { data } = useCall(listPublicationPlans, { kind: kind.name });
  const { send, busy } = useSend(planPublication, { ...planTexts, done: 'Расписание отменено' });
  const plan = data?.message.plans.find(each => each.id === id);
  const none = { publishAt: null, withdrawAt: null };
  return (
    <section aria-labelledby={heading} className={css.history}>
      <h2 id={heading}>Расписание</h2>
      {plan ? (
        <>
          <p>
            {planWords(plan)} <span className={css.when}>· {plan.who.replaceAll(' ', '\u00a0')}</span>
          </p>
          {plan.refusal && (
            <p role="alert">Не&nbsp;получилось: {plan.refusal}. Назначьте время ещё раз, когда поправите.</p>
          )}
        </>
      ) : (
        data && (
          <p className={css.empty}>
            {isShown
              ? 'Запись можно снять с\u00a0публикации в\u00a0назначенное время.'
              : 'Запись можно опубликовать и\u00a0снять в\u00a0назначенное время.'}
          </p>
        )
      )}
      <Flow gap={8}>
        <Button size="small" variant="outlined" disabled={!data} onClick={() => setOpen(true)}>
          {plan ? 'Изменить расписание' : 'Назначить время'}
        </Button>
        {plan && (
          <Button
            size="small"
            color="inherit"
            aria-disabled={busy || undefined}
            onClick={() => void send({ kind: kind.name, id, body: none })}
          >
            Отменить расписание
          </Button>
        )}
      </Flow>
      {open && (
        <Suspense>
          <PlanDialog kind={kind} id={id} isShown={isShown} plan={plan ?? none} close={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
