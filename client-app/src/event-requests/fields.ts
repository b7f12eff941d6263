import type { KindField } from '@venue/sdk';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { eventTariff, specialService } from '@venue/sdk/event-requests/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import type { RequestValues } from './form/requestForm.ts';

type Name = Exclude<keyof RequestValues, 'eventRequestStatus' | 'version'>;

const own = eventRequestRecord.fields;
const oneOf = (label: string, values: NonNullable<KindField['values']>): KindField => ({ label, is: 'text', values });
// In the form the value may be incomplete, and the standard field type cannot format that.
const moment = ({ label }: KindField): KindField => ({ label, is: 'text', format: at => formatDateTime(String(at)) });
const chosen = (label: string): KindField => ({ label, is: 'text', format: id => `№\u00a0${String(id)}` });
const howMany = (label: string): KindField => ({
  label,
  is: 'text',
  format: list => `записей: ${Array.isArray(list) ? list.length : 0}`,
});

/** The fields of a request with their labels and formats for the customer. */
export const requestFields: { readonly [N in Name]: KindField } = {
  eventRequestFIO: own.eventRequestFIO,
  eventRequestPhone: own.eventRequestPhone,
  eventRequestEmail: own.eventRequestEmail,
  eventRequestINN: own.eventRequestINN,
  managerId: chosen(own.managerInfo.label),
  referralId: chosen(own.eventRequestReferral.label),
  eventRequestTitle: own.eventRequestTitle,
  eventRequestDescription: own.eventRequestDescription,
  eventRequestTargetAudience: own.eventRequestTargetAudience,
  formatId: chosen(own.format.label),
  eventRequestCreativeId: chosen(own.creativeInfo.label),
  tariffId: oneOf(own.eventRequestTarif.label, eventTariff),
  ageRestrictionId: chosen(own.ageRestriction.label),
  ticketType: own.ticketType,
  needReg: own.needReg,
  regForm: own.regForm,
  needVenuePortalReg: own.needVenuePortalReg,
  eventDuration: own.eventDuration,
  eventRequestDateStart: moment(own.eventRequestDateStart),
  eventRequestDays: own.eventRequestDays,
  eventRequestTime: own.eventRequestTime,
  eventRequestPreparationTimeBefore: own.eventRequestPreparationTimeBefore,
  eventRequestPreparationTimeAfter: own.eventRequestPreparationTimeAfter,
  guestsGatheringStart: own.guestsGatheringStart,
  installationStartTime: moment(own.installationStartTime),
  installationEndTime: moment(own.installationEndTime),
  uninstallationStartTime: moment(own.uninstallationStartTime),
  uninstallationEndTime: moment(own.uninstallationEndTime),
  earlyPreparationInfo: own.earlyPreparationInfo,
  eventRequestParticipantsAmount: own.eventRequestParticipantsAmount,
  spaceId: chosen(own.eventRequestSpace.label),
  guestSitting: own.guestSitting,
  guestSittingOther: own.guestSittingOther,
  tableArrangement: own.tableArrangement,
  tableArrangementOther: own.tableArrangementOther,
  venueAccessType: own.venueAccessType,
  admittanceId: chosen(own.admittance.label),
  needVideoWall: own.needVideoWall,
  needVideoPresentation: own.needVideoPresentation,
  needCathedra: own.needCathedra,
  microphoneType: own.microphoneType,
  artisticLight: own.artisticLight,
  videoPlan: own.videoPlan,
  needRecord: own.needRecord,
  needAdditionalEquipment: own.needAdditionalEquipment,
  needAdditionalEquipmentInfo: own.needAdditionalEquipmentInfo,
  specialServiceIds: oneOf(own.specialServices.label, specialService),
  needCatering: own.needCatering,
  eventRequestServices: howMany('Услуги'),
  technicalScenarios: howMany('Технический сценарий'),
};

export const labelOf = (name: Name): string => requestFields[name].label;
