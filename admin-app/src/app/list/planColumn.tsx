import type { AnyCall, Plan } from '@venue/sdk';
import { fieldsOf, listSchema } from '@venue/shared-ui/grid/address.ts';
import type { CallGridProps } from '@venue/shared-ui/grid/CallGrid.tsx';
import type { Column } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { planLabel, planWords } from '../record/versions/planWords.ts';

interface Row {
  readonly plan?: Plan | null;
}

/** The next scheduled publication or withdrawal of a record; a tooltip shows both times if both are set. */
const chip = ({ plan }: Row) =>
  plan ? (
    <span {...(plan.publishAt && plan.withdrawAt ? { title: planWords(plan) } : {})}>
      <StatusChip option={{ id: 'plan', label: planLabel(plan), tone: plan.refusal === null ? 'primary' : 'bad' }} />
    </span>
  ) : (
    ''
  );

const column: Column<Row> = {
  field: 'plan',
  headerName: 'Расписание',
  width: 226,
  mark: 'status',
  display: 'flex',
  rare: ({ plan }) => Boolean(plan),
  renderCell: ({ row }) => chip(row),
  card: chip,
};

const filter: Filter = {
  kind: 'select',
  name: 'hasPlan',
  label: 'Расписание',
  options: [
    { id: 'true', label: 'Запланированные' },
    { id: 'false', label: 'Без\u00a0расписания' },
  ],
};

type Parts<C extends AnyCall> = Required<Pick<CallGridProps<C>, 'columns' | 'filters'>>;

/** Adds the schedule column beside the status, and its filter, to lists whose records can be scheduled. */
export function withPlan<C extends AnyCall>(call: C, { columns, filters }: Parts<C>): Parts<C> {
  if (!fieldsOf(listSchema(call)).includes('hasPlan')) return { columns, filters };
  const at = columns.findIndex(({ mark }) => mark === 'status') + 1;
  return {
    columns: columns.toSpliced(at || columns.length, 0, column as (typeof columns)[number]),
    filters: [...filters, filter],
  };
}
