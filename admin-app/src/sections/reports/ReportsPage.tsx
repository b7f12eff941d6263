import { exportReport, readReport } from '@venue/sdk/reports/admin';
import { type ReportTable, reportName } from '@venue/sdk/reports/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatPeriod } from '@venue/shared-ui/dates/formatPeriod.ts';
import { listSchema, readAddress, writeAddress } from '@venue/shared-ui/grid/address.ts';
import { ExportButton } from '@venue/shared-ui/grid/ExportButton.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { FigureTable } from './FigureTable.tsx';
import type { ReportQuery } from './query.ts';
import { ReportBar } from './ReportBar.tsx';
import css from './Reports.module.css';

const FigureChart = lazyWithRetry(() => import('./FigureChart.tsx'));
const schema = listSchema(readReport);

/** The reports: one at a time, for a period, compared with another, as charts and tables that lead to their rows. */
export default function ReportsPage() {
  const [params, setParams] = useSearchParams();
  const query = readAddress(schema, params) as ReportQuery;
  const { data, error, refetch, isFetching } = useCall(readReport, { query }, { keepPrevious: true });
  const report = data?.message;
  const addressOf = (patch: Partial<ReportQuery>) => writeAddress(schema, { ...query, ...patch }, params);
  const tabs = reportName.options.map(({ id, label }) => ({
    text: label,
    to: `?${addressOf({ report: id })}`,
    current: id === query.report,
  }));
  return (
    <Page
      {...useScreen()}
      lead={
        report && (
          <>
            <span>
              {reportName.option(report.report).label}: {formatPeriod(report.days.from, report.days.to)}
            </span>
            {report.before && <span>, сравниваем с&nbsp;{formatPeriod(report.before.from, report.before.to)}</span>}
          </>
        )
      }
    >
      <LinkTabs label="Отчёты" tabs={tabs} overList />
      <Mui>
        <ReportBar query={query} change={patch => setParams(addressOf(patch), { replace: true })} />
        {error && !report ? (
          <ErrorNote error={error} title="Не&nbsp;удалось загрузить отчёт" retry={() => void refetch()} />
        ) : report ? (
          <div aria-busy={isFetching}>
            {report.tables.map(table => (
              <TableCard key={`${report.report} ${table.table}`} table={table} query={query} />
            ))}
          </div>
        ) : (
          <TextSkeleton lines={12} />
        )}
      </Mui>
    </Page>
  );
}

function TableCard({ table, query }: { table: ReportTable; query: ReportQuery }) {
  const isDrawn = (table.chart === 'bars' || table.chart === 'time') && table.rows.length > 1;
  return (
    <section className={css.card} aria-label={table.title}>
      <div className={css.head}>
        <h2>{table.title}</h2>
        <span className={css.export}>
          <ExportButton call={exportReport} query={{ ...query, table: table.table }} />
        </span>
      </div>
      {table.rows.length === 0 ? (
        <p className={css.soft}>За&nbsp;эти дни ничего нет.</p>
      ) : (
        <>
          {isDrawn && (
            <Suspense fallback={<div className={css.chart} />}>
              <FigureChart table={table} />
            </Suspense>
          )}
          <FigureTable table={table} />
        </>
      )}
      {table.note && <p className={css.soft}>{table.note}</p>}
    </section>
  );
}
