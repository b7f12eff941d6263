import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { Price } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { messages, required } from '../core/schema/rules.ts';
import type { PriceRule } from './rooms.hours.ts';
import { isUpTo } from './rooms.prices.ts';

const MOST_RULES = 20;
const whole = (least: number, most: number) =>
  checked(z.int(messages.invalid), z.minimum(least, messages.invalid), z.maximum(most, messages.invalid));

/** The rules of a tariff as staff save them. No two rules may set the price of the same hour. */
export const PriceRules = checked(
  z.array(
    checked(
      z.object({
        title: required(40),
        fromDay: z.nullable(InputDay),
        toDay: z.nullable(InputDay),
        weekdays: checked(z.array(whole(1, 7)), z.minLength(1, 'Выберите дни недели'), z.maxLength(7)),
        fromHour: whole(0, 23),
        toHour: whole(1, 24),
        pricePerHour: checked(Price, z.positive(messages.invalid)),
      }),
      inOrder('fromDay', 'toDay'),
      z.refine(({ fromHour, toHour }: { fromHour: number; toHour: number }) => fromHour < toHour, {
        error: 'Конец раньше начала',
        path: ['toHour'],
      }),
    ),
  ),
  z.maxLength(MOST_RULES, `Не\u00a0больше ${MOST_RULES} правил`),
  ({ value, issues }: z.core.ParsePayload<Span[]>) => {
    for (const [index, rule] of value.entries()) {
      const other = value.slice(0, index).find(each => meets(each, rule));
      if (!other) continue;
      const message = `На\u00a0эти часы уже есть цена: «${other.title}»`;
      issues.push({ code: 'custom', input: value, path: [index, 'fromHour'], message });
    }
  },
);

type Span = Pick<PriceRule, 'title' | 'fromDay' | 'toDay' | 'weekdays' | 'fromHour' | 'toHour'>;

/** Whether two rules apply to a common hour. */
const meets = (one: Span, other: Span): boolean =>
  one.fromHour < other.toHour &&
  other.fromHour < one.toHour &&
  one.weekdays.some(each => other.weekdays.includes(each)) &&
  isUpTo(one.fromDay, other.toDay) &&
  isUpTo(other.fromDay, one.toDay);
