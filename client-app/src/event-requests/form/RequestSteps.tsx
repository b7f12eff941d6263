import type { EventRequest } from '@venue/sdk/event-requests/model';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { type Step, Steps } from '@venue/shared-ui/steps/Steps.tsx';
import type { ReactNode } from 'react';
import { AboutStep } from './AboutStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ContactsStep } from './ContactsStep.tsx';
import { FollowGuests } from './FollowGuests.tsx';
import { FollowSpace } from './FollowSpace.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import { SetupStep } from './SetupStep.tsx';
import { type StepName, stepFields, stepTitles } from './steps.ts';

interface Props {
  /** Undefined until the first answer is saved. */
  id?: number | undefined;
  request?: EventRequest | undefined;
  /** Saves what was typed. */
  flush?: () => Promise<void>;
  /** Beside the button that sends the request. */
  note?: ReactNode;
}

const nothing = () => Promise.resolve();

/** The fields of a request step by step: what decides its price first, whom to call last. */
export function RequestSteps({ id, request, flush = nothing, note }: Props) {
  const step = (name: StepName, content: ReactNode): Step => ({
    name,
    title: stepTitles[name],
    fields: stepFields[name],
    content,
  });
  return (
    <>
      <FollowGuests request={request} />
      {id === undefined && <FollowSpace />}
      <Steps
        label="Шаги заявки"
        steps={[
          step('place', <PlaceStep id={id} />),
          step('about', <AboutStep />),
          step('setup', <SetupStep id={id} />),
          step('services', <ServicesStep request={request} flush={flush} />),
          step(
            'contacts',
            <>
              <ContactsStep />
              <CheckStep request={request} />
              {note}
            </>,
          ),
        ]}
        submit={<SubmitButton>Отправить заявку</SubmitButton>}
      />
    </>
  );
}
