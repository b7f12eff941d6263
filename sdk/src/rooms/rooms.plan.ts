/** The places drawn on the plan of the building, by floor. Staff assign the rooms to them. */
export const planPlaces = {
  1: [36, 38, 39, 40, 41, 43, 48],
  2: [21, 30, 31, 37, 42, 51, 52],
  3: [28, 29, 45, 46, 47, 49, 50],
} as const;

export const planFloors = [1, 2, 3] as const;
export type PlanFloor = (typeof planFloors)[number];

/** Whether a place is drawn on a floor. */
export const isOnFloor = (place: number, floor: number): boolean =>
  planFloors.some(each => each === floor && planPlaces[each].some(drawn => drawn === place));
