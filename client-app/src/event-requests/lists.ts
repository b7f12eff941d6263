import type { AnyCall, Input, Reply } from '@venue/sdk';
import * as calls from '@venue/sdk/event-requests';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';

interface Choice {
  readonly id: number;
  readonly label: string;
}

/** A list to choose from; undefined until it is there. */
export interface Listed {
  readonly options: readonly Choice[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** One of the venue's lists as choices. */
function useList<C extends AnyCall>(
  call: C,
  choices: (reply: Reply<C>) => readonly Choice[],
  options: { readonly enabled?: boolean } = {},
): Listed {
  const { data, isError, refetch } = useCall(call, {} as Input<C>, options);
  return { options: data && choices(data), failed: isError && !data, retry: () => void refetch() };
}

export const useAgeRestrictions = () =>
  useList(calls.listAgeRestrictions, ({ message }) =>
    message.ageRestrictions.map(each => ({ id: each.ageRestrictionId, label: each.ageRestrictionValue })),
  );
export const useTariffs = () =>
  useList(calls.listEventTariffs, ({ message }) =>
    message.tariffs.map(each => ({ id: each.tariffId, label: each.tariffValue })),
  );
export const useLightTypes = () =>
  useList(calls.listLightTypes, ({ message }) =>
    message.lightTypes.map(each => ({ id: each.lightTypeId, label: each.lightTypeValue })),
  );
export const useSoundTypes = () =>
  useList(calls.listSoundTypes, ({ message }) =>
    message.soundTypes.map(each => ({ id: each.soundTypeId, label: each.soundTypeValue })),
  );
export const useActions = () =>
  useList(calls.listActions, ({ message }) =>
    message.actions.map(each => ({ id: each.actionId, label: each.actionValue })),
  );
export const useAdmittance = () =>
  useList(calls.listAdmittance, ({ message }) =>
    message.admittance.map(each => ({ id: each.admittanceId, label: each.admittanceValue })),
  );
export const useAccessModes = () =>
  useList(calls.listAccessModes, ({ message }) =>
    message.accessModes.map(each => ({ id: each.accessModeId, label: each.accessModeValue })),
  );
export const useFormats = () =>
  useList(calls.listFormats, ({ message }) =>
    message.formats.map(each => ({ id: each.formatId, label: each.formatValue })),
  );
export const useReferrals = () =>
  useList(calls.listReferrals, ({ message }) =>
    message.referrals.map(each => ({ id: each.referralId, label: each.referralValue })),
  );
/** The names of managers are for customers only. */
export function useManagers() {
  const enabled = useCurrent() !== null;
  return useList(
    calls.listManagers,
    ({ message }) =>
      message.managers.map(each => ({
        id: each.managerId,
        label: [each.managerLastName, each.managerName, each.managerMiddleName].filter(Boolean).join(' '),
      })),
    { enabled },
  );
}
export const useCreatives = () =>
  useList(calls.listCreatives, ({ message }) =>
    message.creatives.map(each => ({ id: each.eventRequestCreativeId, label: each.eventRequestCreativeValue })),
  );
export const useSpecialServices = () =>
  useList(calls.listSpecialServices, ({ message }) =>
    message.specialServices.map(each => ({ id: each.specialServiceId, label: each.specialServiceValue })),
  );
export const useSpaces = () =>
  useList(calls.listSpaces, ({ message }) => message.spaces.map(each => ({ id: each.spaceId, label: each.spaceName })));
