import { formatMoney, formatNumber } from '@venue/sdk';
import type { ReportTable } from '@venue/sdk/reports/model';

export type Unit = ReportTable['columns'][number]['unit'];

const NBSP = '\u00a0';
const signed = (text: string, value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${text}`;

/** `42,5 %`, `1 500 ₽`, `12 ч`, or a dash for nothing. */
export function figureText(unit: Unit, value: number | null | undefined): string {
  if (value === null || value === undefined) return '—';
  if (unit === 'money') return formatMoney(value);
  const text = formatNumber(value);
  return unit === 'percent' ? `${text}${NBSP}%` : unit === 'hours' ? `${text}${NBSP}ч` : text;
}

/** How a figure has changed: `+12 %`, or points of percent; empty where it has not, or there is nothing to divide by. */
export function changeText(unit: Unit, value: number | null | undefined, before: number | null | undefined): string {
  if (value === null || value === undefined || before === null || before === undefined) return '';
  if (unit === 'percent') {
    const points = Math.round((value - before) * 10) / 10;
    return points === 0 ? '' : signed(`${formatNumber(Math.abs(points))}${NBSP}п.${NBSP}п.`, points);
  }
  if (before === 0) return '';
  const percent = Math.round(((value - before) / Math.abs(before)) * 100);
  return percent === 0 ? '' : signed(`${formatNumber(Math.abs(percent))}${NBSP}%`, percent);
}
