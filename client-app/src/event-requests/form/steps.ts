import type { RequestValues } from './requestForm.ts';

type Name = Exclude<keyof RequestValues, 'eventRequestStatus' | 'version'>;

/** The fields of each step of the form, by the step's name in the address. */
export const stepFields = {
  contacts: ['eventRequestFIO', 'eventRequestPhone', 'eventRequestEmail', 'eventRequestINN', 'managerId', 'referralId'],
  about: [
    'eventRequestTitle',
    'eventRequestDescription',
    'formatId',
    'tariffId',
    'eventRequestTargetAudience',
    'ageRestrictionId',
    'eventRequestCreativeId',
    'ticketType',
    'needReg',
    'regForm',
    'needVenuePortalReg',
  ],
  time: [
    'eventDuration',
    'eventRequestDays',
    'eventRequestDateStart',
    'eventRequestTime',
    'eventRequestPreparationTimeBefore',
    'eventRequestPreparationTimeAfter',
    'guestsGatheringStart',
    'installationStartTime',
    'installationEndTime',
    'uninstallationStartTime',
    'uninstallationEndTime',
    'earlyPreparationInfo',
  ],
  space: [
    'eventRequestParticipantsAmount',
    'spaceId',
    'guestSitting',
    'guestSittingOther',
    'tableArrangement',
    'tableArrangementOther',
    'venueAccessType',
    'admittanceId',
  ],
  tech: [
    'needVideoWall',
    'needVideoPresentation',
    'needCathedra',
    'needRecord',
    'microphoneType',
    'artisticLight',
    'videoPlan',
    'needAdditionalEquipment',
    'needAdditionalEquipmentInfo',
  ],
  services: ['specialServiceIds', 'needCatering', 'eventRequestServices'],
  scenario: ['technicalScenarios'],
  files: [],
} as const satisfies Record<string, readonly Name[]>;

export type StepName = keyof typeof stepFields;

/** The titles of the steps. */
export const stepTitles: Readonly<Record<StepName, string>> = {
  contacts: 'Контакты',
  about: 'Мероприятие',
  time: 'Дата и\u00a0время',
  space: 'Место',
  tech: 'Техника',
  services: 'Услуги',
  scenario: 'Сценарий',
  files: 'Файлы',
};
