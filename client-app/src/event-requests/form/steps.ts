import type { RequestValues } from './requestForm.ts';

type Name = Exclude<keyof RequestValues, 'eventRequestStatus' | 'version'>;

/** The fields of each step of the form, by the step's name in the address: first what decides the price. */
export const stepFields = {
  place: [
    'eventRequestParticipantsAmount',
    'spaceId',
    'tariffId',
    'eventDuration',
    'eventRequestDays',
    'eventRequestDateStart',
    'eventRequestTime',
    'eventRequestPreparationTimeBefore',
    'eventRequestPreparationTimeAfter',
  ],
  about: [
    'eventRequestTitle',
    'eventRequestDescription',
    'formatId',
    'eventRequestTargetAudience',
    'ageRestrictionId',
    'eventRequestCreativeId',
    'ticketType',
    'needReg',
    'regForm',
    'needVenuePortalReg',
  ],
  setup: [
    'guestSitting',
    'guestSittingOther',
    'tableArrangement',
    'tableArrangementOther',
    'venueAccessType',
    'admittanceId',
    'needVideoWall',
    'needVideoPresentation',
    'needCathedra',
    'needRecord',
    'microphoneType',
    'artisticLight',
    'videoPlan',
    'needAdditionalEquipment',
    'needAdditionalEquipmentInfo',
    'guestsGatheringStart',
    'installationStartTime',
    'installationEndTime',
    'uninstallationStartTime',
    'uninstallationEndTime',
    'earlyPreparationInfo',
  ],
  services: ['specialServiceIds', 'needCatering', 'eventRequestServices', 'technicalScenarios'],
  contacts: ['eventRequestFIO', 'eventRequestPhone', 'eventRequestEmail', 'eventRequestINN', 'managerId', 'referralId'],
} as const satisfies Record<string, readonly Name[]>;

export type StepName = keyof typeof stepFields;

/** The titles of the steps. */
export const stepTitles: Readonly<Record<StepName, string>> = {
  place: 'Дата и\u00a0зал',
  about: 'Мероприятие',
  setup: 'Рассадка и\u00a0техника',
  services: 'Услуги и\u00a0сценарий',
  contacts: 'Контакты',
};
