import {
  band,
  chair,
  chairs,
  circle,
  desk,
  draw,
  line,
  plant,
  polygon,
  rect,
  roundTable,
  shelves,
  sofa,
  times,
} from './pen.ts';
import type { Floor } from './plan.types.ts';
import { core, coreDoors, coreWalls, court, eastEnd, outline, viewBox, windows } from './shell.ts';

const mirrorSeat = (y: number) => rect(226, y, 12, 30, 2) + chair(255, y + 15, 270) + circle(232, y + 15, 4);
const washBasin = (x: number) => circle(x, 48, 8) + rect(x - 7, 58, 14, 24, 6);
const rack = (x: number, y: number) =>
  line([x, y], [x + 44, y]) + times(8, i => line([x + 3 + i * 5.4, y - 5], [x + 3 + i * 5.4, y + 5]));
const gondola = (x: number, y: number, h: number) =>
  rect(x, y, 22, h, 2) +
  line([x + 11, y], [x + 11, y + h]) +
  times(3, i => line([x, y + (h / 4) * (i + 1)], [x + 22, y + (h / 4) * (i + 1)]));
const booth = (x: number) => line([x, 480], [x, 543]) + desk(x + 28, 512, 180);
const plinth = (x: number, y: number) => rect(x - 9, y - 9, 18, 18) + circle(x, y, 5);

export const floor1: Floor = {
  id: 1,
  label: '1 этаж',
  viewBox,
  outline,
  windows,
  walls: coreWalls,
  doors: [
    ...coreDoors,
    { at: [480, 700], turn: 180, width: 34, leaves: 2 },
    { at: [520, 700], turn: 180, width: 34, leaves: 2 },
  ],
  decor: [
    ...core,
    ...court,
    ...eastEnd,
    draw('line', band([500, 650], 60, 78, -58, 58)),
    draw('line', chair(480, 604, 350), chair(520, 604, 10)),
    draw(
      'thin',
      rect(452, 664, 96, 28, 3),
      times(15, i => line([458 + i * 6, 666], [458 + i * 6, 690])),
    ),
    draw('line', sofa(408, 640, 20, 60, 90), sofa(572, 640, 20, 60, 270)),
    draw('plant', plant(418, 716, 8), plant(582, 716, 8), plant(414, 480, 8), plant(586, 480, 8)),
    draw('accent', polygon([500, 716], [509, 731], [491, 731])),
  ],
  notes: [
    { x: 500, y: 252, text: 'Атриум' },
    { x: 500, y: 640, text: 'Ресепшн' },
  ],
  rooms: [
    {
      place: 48,
      shape: 'M30 30H222V340H30Z',
      label: { x: 126, y: 190, width: 182, height: 298 },
      doors: [{ at: [150, 340], turn: 180, width: 24, leaves: 1 }],
      furniture: [
        draw('line', shelves(40, 40, 174, 18, 7), shelves(40, 82, 18, 76, 4), shelves(196, 76, 18, 84, 4)),
        draw(
          'line',
          roundTable(80, 275, 18, 4),
          rect(190, 238, 24, 34),
          circle(202, 255, 8),
          rect(190, 276, 24, 34),
          circle(202, 293, 8),
        ),
        draw('thin', rect(92, 88, 40, 40), line([92, 101], [132, 101]), line([92, 115], [132, 115])),
      ],
    },
    {
      place: 36,
      shape: 'M222 30H400V296L356 340H222Z',
      label: { x: 326, y: 178, width: 140, height: 242 },
      doors: [{ at: [378, 318], turn: 135, width: 30, leaves: 1 }],
      furniture: [
        draw(
          'line',
          times(5, i => mirrorSeat(56 + i * 46)),
          washBasin(282),
          washBasin(309),
          washBasin(336),
          washBasin(363),
        ),
        draw('line', sofa(244, 312, 60, 20, 0), rect(368, 216, 24, 52, 3), circle(380, 242, 7)),
        draw(
          'thin',
          rect(282, 246, 62, 34, 3),
          times(4, i => circle(292 + i * 14, 263, 4)),
        ),
        draw('plant', plant(236, 322, 8), plant(322, 324, 8)),
      ],
    },
    {
      place: 41,
      shape: 'M600 30H850A120 120 0 0 1 970 150V340H644L600 296Z',
      label: { x: 760, y: 92, width: 260, height: 108 },
      doors: [{ at: [622, 318], turn: 225, width: 40, leaves: 2 }],
      furniture: [
        draw(
          'accent',
          polygon([880, 150], [880, 258], [856, 258], [856, 222], [668, 222], [668, 186], [856, 186], [856, 150]),
        ),
        draw('thin', line([668, 204], [856, 204])),
        draw('line', chairs(676, 168, 10, [18, 0], 180), chairs(676, 148, 10, [18, 0], 180)),
        draw(
          'line',
          chairs(676, 240, 10, [18, 0], 0),
          chairs(676, 260, 10, [18, 0], 0),
          chairs(676, 280, 10, [18, 0], 0),
        ),
        draw('solid', rect(883, 100, 4, 62), rect(883, 246, 4, 90)),
        draw(
          'line',
          rack(902, 120),
          rack(906, 146),
          rack(906, 320),
          rect(950, 190, 12, 84, 2),
          times(3, i => chair(934, 206 + i * 26, 90)),
        ),
        draw('line', rect(612, 186, 24, 40, 3), chair(648, 206, 270)),
      ],
    },
    {
      place: 38,
      shape: 'M30 410H270V550H30Z',
      label: { x: 150, y: 446, width: 225, height: 72 },
      doors: [{ at: [240, 410], turn: 0, width: 24, leaves: 1 }],
      furniture: [
        draw('line', booth(36), booth(92), booth(148), line([204, 480], [204, 543])),
        draw(
          'line',
          times(3, i => chair(64 + i * 56, 532, 0)),
          sofa(216, 516, 46, 22, 0),
        ),
        draw('plant', plant(44, 424, 8), plant(256, 504, 7)),
      ],
    },
    {
      place: 39,
      shape: 'M270 410H356L400 454V730H30V550H270Z',
      label: { x: 190, y: 640, width: 300, height: 178 },
      doors: [{ at: [378, 432], turn: 45, width: 40, leaves: 2 }],
      furniture: [
        draw('line', shelves(36, 700, 240, 18, 10), shelves(40, 556, 226, 16, 9), shelves(38, 586, 16, 104, 4)),
        draw('line', gondola(300, 520, 84), gondola(344, 520, 84), shelves(276, 420, 14, 120, 5)),
        draw('line', rect(318, 646, 60, 20, 4), chair(348, 682, 0), rect(326, 650, 14, 12)),
        draw('thin', circle(92, 600, 13), circle(92, 600, 7), circle(282, 600, 13), circle(282, 600, 7)),
        draw('plant', plant(386, 716, 8)),
      ],
    },
    {
      place: 40,
      shape: 'M600 575H790V730H600Z',
      label: { x: 696, y: 654, width: 170, height: 150 },
      doors: [{ at: [600, 600], turn: 270, width: 28, leaves: 1 }],
      furniture: [
        draw('line', band([790, 575], 44, 62, 180, 270), chair(772, 592, 225)),
        draw('line', shelves(622, 706, 130, 14, 8), rect(768, 668, 14, 44, 2)),
        draw('thin', rect(666, 583, 36, 20, 2), line([678, 583], [674, 593], [682, 603]), line([690, 583], [688, 603])),
        draw('plant', plant(612, 716, 8)),
      ],
    },
    {
      place: 43,
      shape: 'M644 410H970V730H790V575H600V454Z',
      label: { x: 800, y: 506, width: 250, height: 136 },
      doors: [{ at: [622, 432], turn: 315, width: 40, leaves: 2 }],
      furniture: [
        draw('solid', rect(690, 440, 80, 4), rect(820, 440, 90, 4), rect(846, 560, 4, 70), rect(910, 590, 4, 80)),
        draw(
          'line',
          plinth(700, 470),
          plinth(745, 470),
          plinth(840, 470),
          plinth(890, 470),
          plinth(676, 548),
          plinth(736, 548),
        ),
        draw('line', plinth(820, 660), plinth(880, 560), plinth(880, 640), rect(930, 600, 20, 44)),
        draw(
          'accent',
          rect(700, 436, 24, 3),
          rect(738, 436, 18, 3),
          rect(832, 436, 30, 3),
          rect(876, 436, 22, 3),
          rect(851, 570, 3, 20),
          rect(851, 600, 3, 20),
        ),
        draw('line', rect(860, 690, 60, 14, 4)),
        draw('plant', plant(806, 714, 8), plant(954, 426, 8)),
      ],
    },
  ],
};
