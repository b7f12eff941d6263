import { VENUE_OPEN } from '../core/format/format.ts';
import { defineEnum } from '../core/schema/enums.ts';

export const eventTariff = defineEnum({ paid: { id: 1, label: 'Платный' }, target: { id: 2, label: 'Целевой' } });

export const guestSeating = defineEnum({
  theatre: { id: 1, label: 'Театр' },
  tables: { id: 2, label: 'За столами' },
  none: { id: 3, label: 'Не требуется' },
  other: { id: 4, label: 'Другое' },
});

export const tableArrangement = defineEnum({
  school: { id: 1, label: 'Школа' },
  letterP: { id: 2, label: 'Буквой «П»' },
  none: { id: 3, label: 'Не требуется' },
  other: { id: 4, label: 'Другое' },
});

export const microphones = defineEnum({
  handheld: { id: 1, label: 'Ручные (до 8 шт.)' },
  headset: { id: 2, label: 'Головные (до 4 шт.)' },
  none: { id: 3, label: 'Не требуются' },
});

export const artisticLight = defineEnum({
  default: { id: 1, label: 'Стандартный' },
  special: { id: 2, label: 'Специальный' },
  none: { id: 3, label: 'Не требуется' },
});

export const videoPlan = defineEnum({
  wide: { id: 1, label: 'Общий план' },
  medium: { id: 2, label: 'Средний план' },
  close: { id: 3, label: 'Крупный план' },
  wideAndClose: { id: 4, label: 'Общий и крупный планы' },
  multi: { id: 5, label: 'Многокамерная съёмка' },
  none: { id: 6, label: 'Не требуется' },
});

export const buildingAccessMode = defineEnum({
  free: { id: 1, label: 'Свободный доступ во все пространства' },
  exceptEvent: { id: 2, label: 'Свободный доступ, кроме пространств мероприятия' },
  closed: { id: 3, label: 'Доступ закрыт для всех, кроме участников' },
});

export const eventDuration = defineEnum({
  oneDay: { id: 1, label: 'Однодневное' },
  multiDay: { id: 2, label: 'Многодневное' },
});

export const musicOption = defineEnum({
  file: { id: 1, label: 'Музыкальный файл' },
  link: { id: 2, label: 'Ссылка на музыку' },
  background: { id: 3, label: 'Фоновая музыка площадки' },
  none: { id: 4, label: 'Без музыки' },
});

export const contentOption = defineEnum({
  presentation: { id: 1, label: 'Презентация' },
  video: { id: 2, label: 'Видео' },
  none: { id: 3, label: 'Без контента' },
});

export const screenOption = defineEnum({ file: { id: 1, label: 'Файл' }, link: { id: 2, label: 'Ссылка' } });

export const lightOption = defineEnum({
  standard: { id: 1, label: 'Стандартный свет' },
  speaker: { id: 2, label: 'Свет на спикера' },
  none: { id: 3, label: 'Без света' },
});

export const eventFileType = defineEnum({
  ordinary: { id: 1, label: 'Обычный файл' },
  scenario: { id: 2, label: 'Сценарий' },
  screen: { id: 3, label: 'Файл для экрана' },
  sound: { id: 4, label: 'Звук' },
  companyCard: { id: 5, label: 'Карточка компании' },
});

export const specialService = defineEnum({
  artisticLight: { id: 1, label: 'Художественный свет' },
  broadcast: { id: 2, label: 'Прямая трансляция' },
  music: { id: 3, label: 'Музыкальная группа' },
  catering: { id: 4, label: 'Кейтеринг' },
});

/** Events take place while the venue is open. */
export const eventDayHours = VENUE_OPEN;
