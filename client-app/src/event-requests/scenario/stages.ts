import { messages } from '@venue/sdk';
import { type EventRequest, eventDayHours, StageFields, stageFaults } from '@venue/sdk/event-requests/model';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDay, formatTime } from '@venue/shared-ui/dates/format.ts';
import { same } from '@venue/shared-ui/form/mergeThreeWay.ts';
import * as z from 'zod/mini';

/** A stage in the form. Adds the place it belongs to, which the server returns separately. */
export const Stage = z.extend(StageFields, { spaceId: z.int(), technicalScenarioRequired: z.boolean() });
export type StageValues = z.input<typeof Stage>;

/** All stages of a request, place by place. */
export const stagesOf = ({
  eventRequestTechnicalScenarios,
}: Pick<EventRequest, 'eventRequestTechnicalScenarios'>): StageValues[] =>
  eventRequestTechnicalScenarios.flatMap(({ spaceId, technicalScenarios }) =>
    technicalScenarios.map(stage => ({ ...stage, spaceId })),
  );

/** A stage in the form the server accepts. */
export const sentStage = ({ spaceId: _, technicalScenarioRequired: __, ...stage }: StageValues) => stage;

/** The stages of one place, in order. */
export const inPlace = (stages: readonly StageValues[], spaceId: number): StageValues[] =>
  stages
    .filter(stage => stage.spaceId === spaceId)
    .toSorted((a, b) => a.technicalScenarioOrder - b.technicalScenarioOrder);

/** The stages of a place after one of them was put elsewhere; the others move up or down. */
export function reordered(stages: readonly StageValues[], id: number, to: number): StageValues[] {
  const moved = stages.find(each => each.technicalScenarioId === id);
  if (!moved) return [...stages];
  const others = inPlace(stages, moved.spaceId).filter(each => each !== moved);
  const order = [...others.slice(0, to), moved, ...others.slice(to)].map(each => each.technicalScenarioId);
  return stages.map(stage =>
    stage.spaceId === moved.spaceId
      ? { ...stage, technicalScenarioOrder: order.indexOf(stage.technicalScenarioId) + 1 }
      : stage,
  );
}

/** Merges the local changes since `base` into the server's stages. A stage removed elsewhere stays removed. */
export const mergeStages = (
  base: readonly StageValues[],
  mine: readonly StageValues[],
  theirs: readonly StageValues[],
): StageValues[] =>
  theirs.map(saved => {
    const find = (list: readonly StageValues[]) =>
      list.find(each => each.technicalScenarioId === saved.technicalScenarioId);
    const [before, now] = [find(base), find(mine)];
    if (!before || !now) return saved;
    const changed = Object.entries(now).filter(([name, value]) => !same(value, before[name as keyof StageValues]));
    return { ...saved, ...Object.fromEntries(changed) };
  });

interface StageMessage {
  readonly path: [number, keyof StageValues];
  readonly message: string;
}

/** What is wrong with stages: no name, an end without a beginning, times that cannot be kept. */
export function stageMessages(
  stages: readonly StageValues[],
  times: Parameters<typeof stageFaults>[1],
): StageMessage[] {
  const found: StageMessage[] = [];
  for (const [index, stage] of stages.entries()) {
    if (stage.technicalScenarioValue.trim() === '')
      found.push({ path: [index, 'technicalScenarioValue'], message: messages.required });
    if (stage.technicalScenarioTimeEnd && !stage.technicalScenarioTimeStart)
      found.push({ path: [index, 'technicalScenarioTimeStart'], message: messages.required });
  }
  for (const place of Map.groupBy(stages, each => each.spaceId).values())
    for (const { technicalScenarioId, field, text } of stageFaults(place, times)) {
      const index = stages.findIndex(each => each.technicalScenarioId === technicalScenarioId);
      found.push({ path: [index, field], message: text });
    }
  return found;
}

/** `10:00–10:30`, `с 10:00`, with its day where it has one, or nothing yet. */
export function spanOf(stage: StageValues): string {
  const { technicalScenarioTimeStart: start, technicalScenarioTimeEnd: end, technicalScenarioDay: day } = stage;
  const time = start && end ? `${start}–${end}` : start ? `с\u00a0${start}` : '';
  return [day && formatDay(instantOf(day, 12)), time].filter(Boolean).join(', ');
}

/** The position of a new stage: last, but before a required final stage, which stays at the end. */
export const nextOrder = (stages: readonly StageValues[]): number =>
  stages.length > 1 && stages.at(-1)?.technicalScenarioRequired ? stages.length : stages.length + 1;

/** When the next stage begins: where the last one ends, else with the event, else with the venue's day. */
export function nextStart(stages: readonly StageValues[], eventStart: string | null): string {
  const last = stages.findLast(each => each.technicalScenarioTimeEnd || each.technicalScenarioTimeStart);
  if (last) return last.technicalScenarioTimeEnd || last.technicalScenarioTimeStart;
  return eventStart ? formatTime(eventStart) : eventDayHours.from;
}
