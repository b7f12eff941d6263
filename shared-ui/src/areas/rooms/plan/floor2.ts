import {
  arc,
  camera,
  chair,
  chairs,
  circle,
  desk,
  draw,
  line,
  meetingTable,
  plant,
  polar,
  polygon,
  rect,
  roundTable,
  shelves,
  sofa,
  softbox,
  times,
} from './pen.ts';
import type { Floor, Point } from './plan.types.ts';
import { core, coreDoors, coreWalls, eastEnd, openWell, outline, viewBox, windows } from './shell.ts';

/** Seats of the lecture hall stand on arcs around the speaker. */
const speaker: Point = [140, 44];
const seatRow = (r: number, spread: number, count: number) =>
  times(count, i => {
    const degrees = 180 + spread - ((2 * spread) / (count - 1)) * i;
    const [x, y] = polar(speaker, r, degrees);
    return chair(x, y, degrees + 180);
  });
const bench = (x: number, y: number, w: number) =>
  rect(x, y, w, 24, 2) + chairs(x + 14, y + 36, Math.floor(w / 30), [30, 0], 0);
const printer = (x: number, y: number) =>
  rect(x, y, 24, 24, 2) + rect(x + 6, y + 6, 12, 12) + line([x, y + 12], [x + 24, y + 12]);

export const floor2: Floor = {
  id: 2,
  label: '2 этаж',
  viewBox,
  outline,
  windows,
  walls: coreWalls,
  doors: coreDoors,
  decor: [
    ...core,
    ...openWell,
    ...eastEnd,
    draw('line', rect(432, 566, 136, 24, 10), chairs(446, 604, 5, [27, 0], 0)),
    draw('line', roundTable(450, 648, 15, 4), roundTable(550, 648, 15, 4)),
    draw('plant', plant(418, 716, 8), plant(582, 716, 8), plant(414, 476, 8), plant(586, 476, 8)),
  ],
  notes: [{ x: 500, y: 253, text: 'Галерея' }],
  rooms: [
    {
      place: 30,
      shape: 'M30 30H250V340H30Z',
      label: { x: 140, y: 126, width: 200, height: 192 },
      doors: [{ at: [210, 340], turn: 180, width: 34, leaves: 2 }],
      furniture: [
        draw('accent', rect(92, 38, 96, 4)),
        draw('line', rect(182, 62, 22, 14, 3), circle(193, 86, 6), arc(speaker, 58, 120, 240)),
        draw(
          'line',
          seatRow(122, 42, 10),
          seatRow(150, 35, 11),
          seatRow(178, 29, 12),
          seatRow(206, 25, 12),
          seatRow(234, 21.5, 12),
        ),
        draw(
          'thin',
          arc(speaker, 136, 136, 224),
          arc(speaker, 164, 139, 221),
          arc(speaker, 192, 145, 215),
          arc(speaker, 220, 150, 210),
        ),
        draw('solid', rect(62, 318, 52, 14, 2)),
      ],
    },
    {
      place: 51,
      shape: 'M250 30H400V296L356 340H250Z',
      label: { x: 325, y: 180, width: 140, height: 240 },
      doors: [{ at: [378, 318], turn: 135, width: 30, leaves: 1 }],
      furniture: [
        draw('line', desk(290, 60, 0), desk(340, 60, 0), desk(290, 116, 0), desk(340, 116, 0)),
        draw('line', rect(292, 228, 66, 40, 3), chairs(306, 280, 2, [38, 0], 0), chairs(306, 216, 2, [38, 0], 180)),
        draw('thin', line([298, 240], [330, 258], [350, 236]), circle(318, 250, 8)),
        draw('line', shelves(256, 212, 14, 90, 5), shelves(382, 60, 12, 90, 5)),
        draw('accent', rect(262, 328, 12, 8), rect(276, 328, 12, 8), rect(290, 328, 12, 8)),
        draw('plant', plant(376, 214, 8)),
      ],
    },
    {
      place: 31,
      shape: 'M600 30H850A120 120 0 0 1 970 150V340H644L600 296Z',
      label: { x: 752, y: 150, width: 290, height: 220 },
      doors: [{ at: [622, 318], turn: 225, width: 40, leaves: 2 }],
      furniture: [
        draw('glass', 'M880 328V230A20 20 0 0 1 900 210H962V332H884Z'),
        draw(
          'line',
          'M962 332H892A12 12 0 0 1 880 320V222A12 12 0 0 1 892 210H962',
          'M950 332H904A12 12 0 0 1 892 320V234A12 12 0 0 1 904 222H950',
        ),
        draw('line', softbox(840, 226, 115), softbox(842, 312, 72), softbox(866, 180, 150), camera(790, 272, 90)),
        draw(
          'line',
          rect(612, 60, 14, 116, 2),
          times(3, i => chair(644, 82 + i * 36, 270)),
        ),
        draw(
          'thin',
          times(6, i => circle(630, 70 + i * 19, 2)),
        ),
        draw(
          'line',
          rect(650, 40, 76, 12, 2),
          circle(654, 46, 3),
          circle(722, 46, 3),
          softbox(900, 100, 220),
          softbox(824, 62, 190),
        ),
        draw('line', sofa(664, 306, 66, 22, 0), roundTable(700, 268, 11, 0), shelves(608, 200, 14, 70, 4)),
        draw('plant', plant(744, 322, 8), plant(948, 190, 8)),
      ],
    },
    {
      place: 37,
      shape: 'M30 410H245V730H30Z',
      label: { x: 137, y: 556, width: 200, height: 292 },
      doors: [{ at: [210, 410], turn: 0, width: 34, leaves: 2 }],
      furniture: [
        draw('line', bench(52, 472, 100), bench(64, 622, 150), shelves(40, 706, 190, 16, 8)),
        draw(
          'line',
          times(3, i => printer(40 + i * 30, 418)),
          rect(206, 468, 30, 60, 3),
        ),
        draw(
          'thin',
          circle(221, 484, 7),
          line([221, 484], [214, 502], [224, 516]),
          line([70, 484], [88, 484]),
          line([110, 480], [130, 488]),
        ),
        draw('accent', rect(84, 628, 16, 10), rect(120, 630, 10, 10), rect(160, 627, 20, 8)),

        draw('plant', plant(44, 690, 8), plant(230, 690, 8)),
      ],
    },
    {
      place: 42,
      shape: 'M245 410H356L400 454V730H245Z',
      label: { x: 322, y: 560, width: 145, height: 222 },
      doors: [{ at: [378, 432], turn: 45, width: 30, leaves: 1 }],
      furniture: [
        draw('line', desk(284, 440, 0), desk(334, 500, 0), desk(284, 500, 0)),
        draw('line', meetingTable(274, 616, 84, 30, 3)),
        draw('line', sofa(262, 696, 76, 22, 0), shelves(380, 590, 12, 90, 5)),
        draw('plant', plant(384, 714, 8), plant(258, 590, 7)),
      ],
    },
    {
      place: 52,
      shape: 'M644 410H970V575H600V454Z',
      label: { x: 758, y: 502, width: 262, height: 144 },
      doors: [{ at: [622, 432], turn: 315, width: 30, leaves: 1 }],
      furniture: [
        draw('solid', rect(864, 416, 4, 16), rect(864, 552, 4, 18)),
        draw(
          'accent',
          'M884 424H950Q962 424 962 436V550Q962 562 950 562H884V556H948Q955 556 955 549V437Q955 430 948 430H884Z',
        ),
        draw('line', rect(912, 464, 20, 56, 9), chair(942, 478, 270), chair(942, 506, 270)),
        draw('line', camera(874, 470, 90), camera(874, 514, 90), softbox(894, 442, 120), softbox(894, 544, 60)),
        draw(
          'line',
          rect(668, 417, 110, 14, 3),
          times(3, i => chair(690 + i * 32, 442, 0)),
          shelves(612, 552, 90, 14, 5),
        ),
        draw(
          'thin',
          times(3, i => rect(678 + i * 32, 419, 22, 3)),
          times(10, i => circle(682 + i * 10, 427, 1.5)),
        ),
      ],
    },
    {
      place: 21,
      shape: 'M600 575H970V730H600Z',
      label: { x: 716, y: 652, width: 190, height: 154 },
      doors: [{ at: [600, 650], turn: 270, width: 30, leaves: 1 }],
      furniture: [
        draw(
          'line',
          times(6, i => desk(640 + i * 44, 708, 180)),
        ),
        draw(
          'line',
          times(5, i => desk(664 + i * 44, 592, 0)),
        ),
        draw('solid', line([896, 578], [896, 596]), rect(894, 578, 4, 60), rect(894, 676, 4, 50)),
        draw('line', meetingTable(917, 620, 28, 60, 1), shelves(906, 581, 56, 10, 4)),
        draw('line', polygon([846, 640], [872, 640], [872, 666], [846, 666]), chair(834, 653, 90)),
        draw('plant', plant(612, 588, 7), plant(954, 714, 8)),
      ],
    },
  ],
};
