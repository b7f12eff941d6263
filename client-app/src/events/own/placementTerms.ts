import { plural } from '@venue/sdk';
import { eventRefundTerms } from '@venue/sdk/events/model';

const steps = eventRefundTerms.map(
  ({ days, percent }) =>
    `за\u00a0${plural(days, 'день', 'дня', 'дней')} до\u00a0начала и\u00a0раньше\u00a0— ${percent}\u00a0%`,
);

/** The refund if the organiser takes down a paid event. */
export const placementTerms = `Если вы снимете мероприятие сами, вернём плату за\u00a0размещение: ${steps.join(', ')}, позже деньги не\u00a0возвращаются. Если его снимет площадка, вернём всё.`;
