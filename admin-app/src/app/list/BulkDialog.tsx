import { useQueryClient } from '@tanstack/react-query';
import { plural, required, type Tag } from '@venue/sdk';
import type { BulkPreview, BulkResult } from '@venue/sdk/bulk/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { formatTime } from '@venue/shared-ui/dates/format.ts';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Suggestions } from '../decision/Suggestions.tsx';
import css from './BulkDialog.module.css';
import { BulkOutcome } from './BulkOutcome.tsx';
import type { BulkOffer } from './bulkOffer.ts';
import { offerUndo } from './offerUndo.tsx';
import { useBulkRun } from './useBulkRun.ts';

interface Props {
  offer: BulkOffer;
  filter: Record<string, string | number | boolean>;
  ids?: number[] | undefined;
  /** What the server counted when the action was chosen. */
  preview: BulkPreview;
  reads: readonly Tag[];
  close: () => void;
}

const Reason = z.object({ reason: required(500) });
const Nothing = z.object({ reason: z.string() });

const records = (count: number): string => plural(count, 'запись', 'записи', 'записей');

/** Says what a bulk action will do, runs it, and shows its outcome. */
export default function BulkDialog({ offer, filter, ids, preview: counted, reads, close }: Props) {
  const [preview, setPreview] = useState(counted);
  const [changed, setChanged] = useState(false);
  const { run, resume, stop, busy, result, problem } = useBulkRun({
    action: offer.action,
    filter,
    ids,
    reads,
    onChanged: now => {
      setPreview(now);
      setChanged(true);
    },
  });
  const { client } = useApi();
  const queries = useQueryClient();
  /** Closes the dialog after the action and offers to undo it, if that is possible. */
  const leave = (come: BulkResult | null) => {
    close();
    if (!come?.undo) return;
    const count = come.left > 0 ? `${come.done} из\u00a0${come.total}` : come.done;
    const texts = { text: `${offer.done ?? 'Готово'}: ${count}`, ...offer.undo };
    offerUndo(texts, { client, queries, undo: come.undo, reads });
  };
  const take = async (how: () => Promise<BulkResult | undefined>) => {
    setAgain(() => how);
    const come = await how();
    // The dialog has nothing more to show: the note reports the result.
    if (come?.undo && come.left === 0 && come.skipped.length === 0) leave(come);
  };
  const [again, setAgain] = useState<() => Promise<BulkResult | undefined>>();
  const form = useForm({
    schema: offer.reasons ? Reason : Nothing,
    keep: `bulk:${offer.action}`,
    from: { reason: '' },
    submit: (values, { forget }) => {
      setChanged(false);
      return take(async () => {
        const come = await run(preview.total, values.reason);
        if (come) forget();
        return come;
      });
    },
  });
  const { total, may, already, samples, unfinished } = preview;
  const blocked = total - may - already;
  if (result || busy)
    return (
      <SmallDialog title={offer.label} close={busy ? () => undefined : () => leave(result)}>
        <BulkOutcome
          total={result?.total ?? total}
          result={result}
          busy={busy}
          problem={problem}
          stop={stop}
          goOn={() => again && void take(again)}
          close={() => leave(result)}
        />
      </SmallDialog>
    );
  return (
    <SmallDialog title={`${offer.label}: ${records(may)}?`} close={close}>
      {changed && (
        <p className={css.changed} role="alert">
          Список успел измениться, поэтому ничего не&nbsp;сделано. Вот что под&nbsp;фильтром сейчас.
        </p>
      )}
      {unfinished && (
        <div className={css.changed} role="note">
          <p>
            Начатое в&nbsp;{formatTime(unfinished.at)} прервалось: обработано {unfinished.total - unfinished.left}{' '}
            из&nbsp;{unfinished.total}.
          </p>
          <Button variant="outlined" color="inherit" onClick={() => void take(() => resume(unfinished.run))}>
            Продолжить
          </Button>
        </div>
      )}
      <p>
        <span>{ids ? `Выбрано: ${total}` : `Под\u00a0фильтр попадает ${records(total)}`}.</span>{' '}
        {already > 0 && <span>{`Уже в\u00a0нужном состоянии: ${already}. `}</span>}
        {blocked > 0 && <span>{`Сейчас изменить нельзя: ${blocked}, они будут пропущены. `}</span>}
        <span>{offer.text}</span>
      </p>
      {samples.length > 0 && (
        <ul className={css.samples} aria-label="Например">
          {samples.map(({ id, title }) => (
            <li key={id}>
              №&nbsp;{id} {title}
            </li>
          ))}
          {may > samples.length && <li className={css.more}>и&nbsp;ещё {may - samples.length}</li>}
        </ul>
      )}
      <Form form={form} label={offer.label}>
        {offer.reasons && may > 0 && (
          <>
            <TextArea
              name="reason"
              label="Причина"
              hint={'Её увидит каждый, чья запись будет изменена.'}
              maxLength={500}
            />
            <Suggestions name="reason" label="Готовые причины" options={offer.reasons} />
          </>
        )}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <DialogButtons>
          <Button color="inherit" onClick={close}>
            {may > 0 ? 'Отмена' : 'Закрыть'}
          </Button>
          {may > 0 && (
            <SubmitButton color={offer.danger ? 'error' : 'primary'} size="medium">
              {offer.label}
            </SubmitButton>
          )}
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
