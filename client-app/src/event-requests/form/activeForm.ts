import { check } from '@venue/sdk';
import type { saveActiveEventRequest } from '@venue/sdk/event-requests';
import type { BodyOf } from '@venue/shared-ui/form/CallForm.tsx';
import { same } from '@venue/shared-ui/form/mergeThreeWay.ts';
import { cleaned } from '@venue/shared-ui/form/resolver.ts';
import * as z from 'zod/mini';
import { sentStage } from '../scenario/stages.ts';
import { type RequestValues, requestSchema } from './requestForm.ts';

/** The fields that may still change between the submission of a request and the event. */
const changeable = [
  'eventRequestFIO',
  'eventRequestPhone',
  'eventRequestEmail',
  'eventRequestINN',
  'eventRequestParticipantsAmount',
  'needAdditionalEquipment',
  'needAdditionalEquipmentInfo',
  'earlyPreparationInfo',
  'guestsGatheringStart',
  'regForm',
  'eventRequestServices',
  'technicalScenarios',
] as const satisfies readonly (keyof RequestValues)[];

/** Checks those fields by the rules of submission. */
export function activeSchema(spaces: Parameters<typeof requestSchema>[0]): z.ZodMiniType<unknown, RequestValues> {
  const whole = requestSchema(spaces);
  return z.custom<RequestValues>().check(
    z.check(({ value, issues }) => {
      const result = check(whole, cleaned(whole, value));
      for (const [field, message] of result.ok ? [] : Object.entries(result.fields)) {
        const path = field.split('.');
        if (changeable.some(name => name === path[0]))
          issues.push({
            path: path.map(each => (/^\d+$/.test(each) ? Number(each) : each)),
            message,
            code: 'custom',
            input: value,
          });
      }
    }),
  );
}

/** The fields that were changed since the request was read; undefined when none was. */
export function changedActive(
  values: RequestValues,
  saved: RequestValues,
): BodyOf<typeof saveActiveEventRequest> | undefined {
  const changed = changeable.filter(name => !same(values[name], saved[name]));
  if (changed.length === 0) return undefined;
  const { technicalScenarios, ...answers } = Object.fromEntries(changed.map(name => [name, values[name]])) as Partial<
    Pick<RequestValues, (typeof changeable)[number]>
  >;
  return {
    ...answers,
    ...(technicalScenarios ? { technicalScenarios: technicalScenarios.map(sentStage) } : {}),
    version: saved.version,
  };
}
