import { sendSmsCode } from '@venue/sdk/codes';
import { smsCodeType } from '@venue/sdk/codes/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { sentCode } from '@venue/shared-ui/fields/sentCode.ts';
import { type CodeFlow, useCodeFlow } from '@venue/shared-ui/fields/useCodeFlow.ts';
import { useEffect, useEffectEvent } from 'react';
import { purposeOf } from './steps.ts';

/** Verifies a phone by an SMS code. Sends the first code at once unless an earlier one is still valid. */
export function usePhoneCode(step: 'registration' | 'reset', phone: string): CodeFlow {
  const { client } = useApi();
  const flow = useCodeFlow({
    purpose: purposeOf(step, phone),
    send: proof => client.send(sendSmsCode, { body: { phone, type: smsCodeType[step], proof } }).then(sentCode),
  });
  const first = useEffectEvent(() => {
    if (flow.state === 'idle') void flow.start();
  });
  useEffect(() => first(), []);
  return flow;
}
