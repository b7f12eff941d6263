import { plural } from '@venue/sdk';
import { durationText } from '@venue/sdk/event-requests/kind';

/** The durations to choose from: every half hour, plus the current value. */
export function durationOptions(longest: number, from: number, set: number) {
  const steps = Array.from({ length: (longest - from) / 30 + 1 }, (_, step) => from + step * 30);
  return [...new Set([...steps, set])]
    .toSorted((a, b) => a - b)
    .map(id => ({ id, label: id === 0 ? 'Не\u00a0нужна' : durationText(id) }));
}

/** «120 человек», «1 человек», «22 человека». */
export const people = (count: number): string => plural(count, 'человек', 'человека', 'человек');
