import type { BrandWorkingHours } from '@venue/sdk/brands/model';

export const weekdays = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'] as const;

/** The hours with all seven days, as the editor shows them. */
export const wholeWeek = (hours: BrandWorkingHours): BrandWorkingHours => ({
  ...hours,
  days: weekdays.map(
    (_, index) => hours.days.find(day => day.weekday === index + 1) ?? { weekday: index + 1, from: '', to: '' },
  ),
});
