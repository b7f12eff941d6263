import { type ApiFailure, formatMoney, type Unreachable } from '@venue/sdk';
import { type LineFields, measure, type VatRate, vatRate } from '@venue/sdk/papers/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { Suspense, useState } from 'react';
import css from './Papers.module.css';

const ServiceDialog = lazyWithRetry(
  () => import('./ServiceDialog.tsx'),
  ({ close }) => close(),
);

type Handles = (failure: ApiFailure | Unreachable) => boolean;

export interface Line extends LineFields {
  readonly id: number;
  readonly sum: number;
  readonly vat: number;
  /** An additional note on the line. */
  readonly note: string;
}

interface Props {
  paper: { readonly sum: number; readonly vat: number; readonly vatRate: VatRate };
  lines: readonly Line[];
  mayEdit: boolean;
  add: (line: LineFields, handles: Handles) => Promise<unknown>;
  save: (id: number, line: LineFields, handles: Handles) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
}

/** The services of an invoice or an act, their total, and the buttons to edit them while it is open. */
export function Services({ paper, lines, mayEdit, add, save, remove }: Props) {
  // The line that is edited; `new` for one that is added.
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const edited = lines.find(each => each.id === open);
  const close = () => setOpen(null);
  const drop = async ({ id, serviceName }: Line) => {
    if (await confirm({ title: 'Удалить услугу?', text: serviceName, yes: 'Удалить', danger: true })) await remove(id);
  };
  return (
    <section className={css.part} aria-label="Услуги">
      <h2>Услуги</h2>
      {lines.length === 0 && (
        <p className={css.soft}>{mayEdit ? 'Добавьте услуги: без них документ не\u00a0напечатать.' : 'Услуг нет.'}</p>
      )}
      <ul className={css.lines}>
        {lines.map(line => (
          <li key={line.id} className={css.line}>
            <strong>{line.serviceName}</strong>
            <strong className={css.money}>{formatMoney(line.sum)}</strong>
            <span className={css.soft}>
              <span>
                {line.quantity.toLocaleString('ru-RU', { maximumFractionDigits: 3 })}&nbsp;
                {measure.option(line.measure).label} × {formatMoney(line.price)}
              </span>
              {line.note && <span>{` · ${line.note}`}</span>}
            </span>
            <span className={`${css.soft} ${css.money}`}>
              {paper.vatRate !== vatRate.none && <span>НДС {formatMoney(line.vat)}</span>}
            </span>
            {mayEdit && (
              <span className={css.buttons}>
                <Button size="small" aria-label={`Изменить: ${line.serviceName}`} onClick={() => setOpen(line.id)}>
                  Изменить
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Удалить: ${line.serviceName}`}
                  onClick={() => void drop(line)}
                >
                  Удалить
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <dl className={css.totals}>
          <dt>Всего</dt>
          <dd>
            <strong>{formatMoney(paper.sum)}</strong>
          </dd>
          <dt>
            {paper.vatRate === vatRate.none ? 'Без НДС' : `В\u00a0том числе НДС ${vatRate.option(paper.vatRate).label}`}
          </dt>
          <dd>{paper.vatRate === vatRate.none ? '—' : formatMoney(paper.vat)}</dd>
        </dl>
      )}
      {mayEdit && (
        <div className={css.buttons}>
          <Button variant="outlined" onClick={() => setOpen('new')}>
            Добавить услугу
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'new' && <ServiceDialog close={close} send={add} />}
        {edited && (
          <ServiceDialog
            key={edited.id}
            line={edited}
            close={close}
            send={(fields, handles) => save(edited.id, fields, handles)}
          />
        )}
      </Suspense>
    </section>
  );
}
