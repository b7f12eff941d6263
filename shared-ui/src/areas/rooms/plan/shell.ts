import { arc, circle, draw, line, plant, polygon, rect, sofa, stairs, times } from './pen.ts';
import type { Door, Drawing, Point } from './plan.types.ts';

/** What all floors share: outer walls, windows, stairs, lifts, toilets and the octagon of the atrium. */
export const viewBox = '10 12 980 738';

export const outline = 'M30 30H850A120 120 0 0 1 970 150V730H560V700H440V730H30Z';

function run([x1, y1]: Point, [x2, y2]: Point, count: number): string[] {
  const at = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
  return Array.from({ length: count }, (_, i) => line(at((i + 0.16) / count), at((i + 0.84) / count)));
}

export const windows = [
  ...run([30, 30], [400, 30], 5),
  ...run([464, 30], [536, 30], 1),
  ...run([600, 30], [850, 30], 3),
  arc([850, 150], 120, 8, 40),
  arc([850, 150], 120, 50, 82),
  ...run([970, 150], [970, 340], 2),
  ...run([970, 345], [970, 405], 1),
  ...run([970, 410], [970, 730], 4),
  ...run([970, 730], [600, 730], 5),
  ...run([400, 730], [30, 730], 5),
  ...run([30, 730], [30, 410], 4),
  ...run([30, 340], [30, 30], 4),
];

export const coreWalls =
  'M400 30V220H464V172M464 132V30M464 130H478M522 130H536M600 30V220H536V172M536 132V30M400 165H464M536 165H600M110 340V356M110 394V410';

export const coreDoors: readonly Door[] = [
  { at: [464, 148], turn: 90, width: 22, leaves: 1 },
  { at: [536, 148], turn: 270, width: 22, leaves: 1 },
  { at: [110, 375], turn: 90, width: 34, leaves: 2 },
];

function lift(x: number, y: number, doorX: number): string {
  return (
    rect(x, y, 40, 34) +
    line([x, y], [x + 40, y + 34]) +
    line([x + 40, y], [x, y + 34]) +
    line([doorX, y + 4], [doorX, y + 30])
  );
}

function toilets(stallX: number, basinX: number): string {
  const stall = (i: number) => rect(stallX, 38 + i * 32, 34, 32) + circle(stallX + 17, 54 + i * 32, 7);
  return times(3, stall) + rect(basinX, 46, 10, 62, 3) + times(3, i => circle(basinX + 5, 56 + i * 21, 3));
}

/** Signs of the toilets: a figure with a triangular body for women, with an upright bar for men. */
const plates = [
  circle(430, 142, 3.4) + polygon([430, 146], [436, 158], [424, 158]),
  circle(570, 142, 3.4) + polygon([565, 147], [575, 147], [571.5, 158], [568.5, 158]),
];

export const core: readonly Drawing[] = [
  draw('thin', stairs(468, 40, 30, 84, 10), stairs(502, 40, 30, 84, 10), rect(498, 40, 4, 84)),
  draw('thin', line([483, 118], [483, 50], [517, 50], [517, 112]), line([512, 104], [517, 112], [522, 104])),
  draw('line', toilets(404, 450), toilets(562, 540)),
  draw('solid', ...plates),
  draw('line', lift(412, 176, 459), lift(548, 176, 541)),
  draw('thin', stairs(40, 344, 56, 29, 7), stairs(40, 377, 56, 29, 7), rect(36, 373, 66, 4)),
];

const octagon: readonly Point[] = [
  [470, 292],
  [530, 292],
  [560, 322],
  [560, 458],
  [530, 488],
  [470, 488],
  [440, 458],
  [440, 322],
];

const inset = (by: number) =>
  octagon.map(([x, y]): Point => [x + Math.sign(500 - x) * by, y + Math.sign(390 - y) * by]);

/** The atrium's opening in an upper floor: a railing, and the ribs of the glass roof. */
export const openWell: readonly Drawing[] = [
  draw('line', polygon(...octagon)),
  draw('glass', polygon(...inset(6))),
  draw('thin', ...octagon.map(point => line([500, 390], point)), polygon(...inset(24)), polygon(...inset(42))),
];

/** The floor of the atrium: paving and four trees. */
export const court: readonly Drawing[] = [
  draw('thin', polygon(...octagon), polygon(...inset(8)), ...octagon.map(point => line([500, 390], point))),
  draw(
    'plant',
    plant(500, 390, 21),
    plant(470, 325, 12),
    plant(530, 325, 12),
    plant(470, 456, 12),
    plant(530, 456, 12),
  ),
  draw('line', rect(449, 372, 10, 36, 4), rect(541, 372, 10, 36, 4)),
];

/** Seats by the window at the east end of the corridor. */
export const eastEnd: readonly Drawing[] = [
  draw('line', sofa(936, 352, 20, 46, 270)),
  draw('plant', plant(920, 350, 6), plant(920, 400, 6)),
];
