import type { KindField } from '@venue/sdk';
import {
  artisticLight,
  buildingAccessMode,
  eventDuration,
  eventTariff,
  guestSeating,
  microphones,
  specialService,
  tableArrangement,
  videoPlan,
} from '@venue/sdk/event-requests/model';
import { registrationType, ticketType } from '@venue/sdk/events/model';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { durationText } from './form/duration.ts';
import type { RequestValues } from './form/requestForm.ts';

type Name = Exclude<keyof RequestValues, 'eventRequestStatus' | 'version'>;

const text = (label: string): KindField => ({ label, is: 'text' });
const yesNo = (label: string): KindField => ({ label, is: 'yesNo' });
const moment = (label: string): KindField => ({ label, is: 'text', format: at => formatDateTime(String(at)) });
const minutes = (label: string): KindField => ({ label, is: 'text', format: value => durationText(Number(value)) });
const oneOf = (label: string, values: NonNullable<KindField['values']>): KindField => ({ label, is: 'text', values });
const chosen = (label: string): KindField => ({ label, is: 'text', format: id => `№\u00a0${String(id)}` });
const howMany = (label: string): KindField => ({
  label,
  is: 'text',
  format: list => `записей: ${Array.isArray(list) ? list.length : 0}`,
});

/** The answers of a request as their customer knows them. */
export const requestFields: { readonly [N in Name]: KindField } = {
  eventRequestFIO: text('ФИО контактного лица'),
  eventRequestPhone: { label: 'Телефон', is: 'phone' },
  eventRequestEmail: { label: 'Электронная почта', is: 'email' },
  eventRequestINN: text('ИНН'),
  managerId: chosen('Менеджер'),
  referralId: chosen('Откуда вы\u00a0узнали о\u00a0площадке'),
  eventRequestTitle: text('Название'),
  eventRequestDescription: text('Описание'),
  eventRequestTargetAudience: text('Целевая аудитория'),
  formatId: chosen('Формат'),
  eventRequestCreativeId: chosen('Креатив'),
  tariffId: oneOf('Тариф', eventTariff),
  ageRestrictionId: chosen('Возрастное ограничение'),
  ticketType: oneOf('Билеты', ticketType),
  needReg: oneOf('Регистрация гостей', registrationType),
  regForm: text('Форма регистрации'),
  needVenuePortalReg: yesNo('Регистрация на\u00a0портале площадки'),
  eventDuration: oneOf('Длительность', eventDuration),
  eventRequestDateStart: moment('Начало'),
  eventRequestTime: minutes('Продолжительность'),
  eventRequestPreparationTimeBefore: minutes('Подготовка до\u00a0начала'),
  eventRequestPreparationTimeAfter: minutes('Уборка после окончания'),
  guestsGatheringStart: text('Начало сбора гостей'),
  installationStartTime: moment('Монтаж, начало'),
  installationEndTime: moment('Монтаж, окончание'),
  uninstallationStartTime: moment('Демонтаж, начало'),
  uninstallationEndTime: moment('Демонтаж, окончание'),
  earlyPreparationInfo: text('Что нужно подготовить заранее'),
  eventRequestParticipantsAmount: { label: 'Участников', is: 'number' },
  spaceId: chosen('Пространство'),
  guestSitting: oneOf('Рассадка гостей', guestSeating),
  guestSittingOther: text('Какая рассадка'),
  tableArrangement: oneOf('Расстановка столов', tableArrangement),
  tableArrangementOther: text('Какая расстановка'),
  venueAccessType: oneOf('Режим доступа в\u00a0здание', buildingAccessMode),
  admittanceId: chosen('Проход гостей'),
  needVideoWall: yesNo('Видеостена'),
  needVideoPresentation: yesNo('Показ презентации'),
  needCathedra: yesNo('Трибуна'),
  microphoneType: oneOf('Микрофоны', microphones),
  artisticLight: oneOf('Художественный свет', artisticLight),
  videoPlan: oneOf('План съёмки', videoPlan),
  needRecord: yesNo('Запись мероприятия'),
  needAdditionalEquipment: yesNo('Дополнительное оборудование'),
  needAdditionalEquipmentInfo: text('Какое оборудование'),
  specialServiceIds: oneOf('Особые услуги', specialService),
  needCatering: yesNo('Кейтеринг'),
  eventRequestServices: howMany('Услуги'),
  technicalScenarios: howMany('Технический сценарий'),
};

export const labelOf = (name: Name): string => requestFields[name].label;
