import { formatField, formatMoney } from '@venue/sdk';
import { type EventRequest, specialService } from '@venue/sdk/event-requests/model';
import { Fact } from '@venue/shared-ui/parts/record/Sheet.tsx';
import { AnswerList, StepAnswers } from '../../app/records/StepAnswers.tsx';
import { requestFields } from '../fields.ts';
import * as lists from '../lists.ts';
import { inPlace, spanOf } from '../scenario/stages.ts';
import { RequestFiles } from './RequestFiles.tsx';
import type { RequestValues } from './requestForm.ts';
import { type StepName, stepFields, stepTitles } from './steps.ts';

interface Props {
  values: RequestValues;
  request: EventRequest | undefined;
  /** What may be ordered. */
  services: EventRequest['eventRequestServices'];
  /** Each step has a link to it. */
  linked?: boolean;
}

/** Answers that take more than one line and are shown separately. */
const apart: readonly (keyof RequestValues)[] = ['eventRequestServices', 'technicalScenarios'];

/** Labels of what is chosen from the venue's lists. */
function useChosen(): Partial<Record<keyof RequestValues, lists.Listed>> {
  return {
    managerId: lists.useManagers(),
    referralId: lists.useReferrals(),
    formatId: lists.useFormats(),
    tariffId: lists.useTariffs(),
    ageRestrictionId: lists.useAgeRestrictions(),
    eventRequestCreativeId: lists.useCreatives(),
    spaceId: lists.useSpaces(),
    admittanceId: lists.useAdmittance(),
  };
}

/** All answers of a request, step by step; steps and answers that hold nothing are left out. */
export function Answers({ values, request, services: groups, linked = false }: Props) {
  const chosen = useChosen();
  const textOf = (name: keyof typeof requestFields): string => {
    const value = values[name];
    const list = chosen[name];
    if (list) return list.options?.find(({ id }) => id === value)?.label ?? '';
    return value === false || (Array.isArray(value) && value.length === 0)
      ? ''
      : formatField(requestFields[name], value);
  };
  const services = groups.flatMap(group =>
    group.services.flatMap(each => {
      const quantity = values.eventRequestServices.find(({ serviceId }) => serviceId === each.serviceId)?.quantity ?? 0;
      return quantity > 0 ? [{ ...each, quantity }] : [];
    }),
  );
  const caters = values.specialServiceIds.includes(specialService.catering);
  const plain = (step: StepName) =>
    stepFields[step]
      // Catering is shown with the special services, unless it was set separately.
      .filter(name => !apart.includes(name) && !(name === 'needCatering' && caters))
      .map(name => ({ name, text: textOf(name) }))
      .filter(({ text }) => text !== '');
  return (
    <AnswerList>
      {(Object.keys(stepFields) as StepName[]).map(step => (
        <StepAnswers
          key={step}
          title={stepTitles[step]}
          {...(linked ? { step } : {})}
          facts={
            <>
              {plain(step).map(({ name, text }) => (
                <Fact key={name} title={requestFields[name].label} multiline>
                  {text}
                </Fact>
              ))}
              {step === 'services' &&
                services.map(({ serviceId, serviceName, unit, price, quantity }) => (
                  <Fact key={serviceId} title={serviceName}>
                    {quantity} {unit} · {formatMoney(price * quantity)}
                  </Fact>
                ))}
              {step === 'services' &&
                (request?.eventRequestTechnicalScenarios ?? []).flatMap(({ spaceId, spaceName }) =>
                  inPlace(values.technicalScenarios, spaceId).map(stage => (
                    <Fact
                      key={stage.technicalScenarioId}
                      title={`${spaceName}, ${spanOf(stage) || 'время не\u00a0указано'}`}
                    >
                      {stage.technicalScenarioValue}
                    </Fact>
                  )),
                )}
            </>
          }
        >
          {step === 'services' && request && request.eventRequestFiles.length > 0 && (
            <RequestFiles request={request} editable={false} />
          )}
        </StepAnswers>
      ))}
    </AnswerList>
  );
}
