import type { Words } from '../core/openapi/openapi.words.ts';

/** What the fields of this area are, for the OpenAPI document and the typings. */
export const roomsWords: Words = {
  addable: 'Whether the room does not offer it yet.',
  allEquipments: 'Equipment of the whole venue, for staff; null for others.',
  allServices: 'Services of the whole venue, for staff; null for others.',
  area: 'Square metres of a room, or the area a permission belongs to.',
  bookable: 'Whether the room is booked online.',
  capacity: 'How many people it holds; 0 until staff say so.',
  equipments: 'Equipment the room offers.',
  floor: 'On which floor it is.',
  freeToday: 'How many hours are still free today.',
  imagesForAdmin: 'Pictures with their numbers, for staff; null for others.',
  minHours: 'The fewest hours that may be booked.',
  priceFrom: 'Lowest price of an hour in kopecks; null where it is not booked online.',
  pricePerHour: 'Price of an hour in kopecks.',
  promoVideo: 'Address of a video about the room; null where there is none.',
  roomsCount: 'How many rooms offer it.',
  selected: 'For the screen that chooses it; the server always answers false.',
  servicesId: 'Number of the service in the room’s list.',
  state: 'Whether the room is free, busy or closed now.',
  tariffs: 'Tariffs, in their order.',
  tariffValue: 'What the tariff is called.',
};
