const room = (roomId: number, name: string, floor: 1 | 2 | 3) => ({ roomId, name, floor }) as const;

/**
 * The rooms of the specification with their initial names, for samples and tests. The current names are in the replies.
 */
export const sampleRooms = [
  room(39, 'Магазин уральских товаров', 1),
  room(40, 'Туристско-информационный центр', 1),
  room(38, 'Зона консультаций', 1),
  room(43, 'Экспозиционный блок', 1),
  room(41, 'Модные показы', 1),
  room(36, 'Бьюти-коворкинг', 1),
  room(48, 'Служебные помещения', 1),
  room(31, 'Фотостудия', 2),
  room(52, 'Видеостудия', 2),
  room(51, 'Дизайн-блок', 2),
  room(37, 'Экспериментальный блок', 2),
  room(30, 'Лекторий', 2),
  room(21, 'Бизнес-блок', 2),
  room(42, 'Блок партнёров', 2),
  room(47, 'Большой конференц-зал', 3),
  room(46, 'Многофункциональный зал', 3),
  room(45, 'Малый зал', 3),
  room(49, 'Малый зал 2', 3),
  room(28, 'Переговорная 1', 3),
  room(29, 'Переговорная 2', 3),
  room(50, 'Переговорная 3', 3),
] as const;

/** The rooms that a customer can book at once. */
export const sampleBookableIds: readonly number[] = [31, 52];

/** The rooms that have a promo video. */
export const samplePromoVideoIds: readonly number[] = [38, 39, 21, 31, 37];
