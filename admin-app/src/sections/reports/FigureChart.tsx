import { BarChart } from '@mui/x-charts/BarChart';
import type { ReportTable } from '@venue/sdk/reports/model';
import { figureText } from './figures.ts';
import css from './Reports.module.css';

const MOST_NAMES = 12;
const short = (text: string) => (text.length > 24 ? `${text.slice(0, 23).trimEnd()}…` : text);

/**
 * One column of a table as a chart, beside what it is compared with. The table below has the same figures, so that it is
 * only a picture for those who see it.
 */
export default function FigureChart({ table }: { table: ReportTable }) {
  const { chart, chartColumn, columns, rows } = table;
  const column = columns[chartColumn];
  const isTime = chart === 'time';
  const drawn = isTime ? rows : rows.slice(0, MOST_NAMES);
  if (!column || drawn.length === 0) return null;
  const scale = column.unit === 'money' ? 100 : 1;
  const inUnits = (value: number | null | undefined) => (value ?? 0) / scale;
  const format = (value: number | null) => figureText(column.unit, value === null ? null : value * scale);
  const compared = drawn.some(({ before }) => before !== null);
  const series = [
    {
      data: drawn.map(({ values }) => inUnits(values[chartColumn])),
      label: column.title,
      color: 'var(--primary)',
      valueFormatter: format,
    },
    ...(compared
      ? [
          {
            data: drawn.map(({ before }) => inUnits(before?.[chartColumn])),
            label: 'Было',
            color: 'var(--line-strong)',
            valueFormatter: format,
          },
        ]
      : []),
  ];
  const names = {
    scaleType: 'band',
    data: drawn.map(({ key }) => key),
    valueFormatter: (key: string) => short(drawn.find(row => row.key === key)?.title ?? ''),
  } as const;
  const figures = { valueFormatter: (value: number) => format(value), min: 0 } as const;
  return (
    <div className={css.chart} aria-hidden="true">
      <BarChart
        series={series}
        layout={isTime ? 'vertical' : 'horizontal'}
        height={isTime ? 260 : Math.max(120, drawn.length * (compared ? 38 : 28) + 80)}
        xAxis={isTime ? [names] : [{ ...figures, tickNumber: 5 }]}
        yAxis={isTime ? [{ ...figures, width: 96 }] : [{ ...names, width: 176 }]}
        grid={isTime ? { horizontal: true } : { vertical: true }}
        borderRadius={3}
        skipAnimation
        disableKeyboardNavigation
      />
    </div>
  );
}
