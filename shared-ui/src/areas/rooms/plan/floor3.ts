import {
  chair,
  chairs,
  circle,
  draw,
  line,
  meetingTable,
  plant,
  polygon,
  rect,
  roundTable,
  shelves,
  sofa,
  times,
} from './pen.ts';
import type { Floor } from './plan.types.ts';
import { core, coreDoors, coreWalls, eastEnd, openWell, outline, viewBox, windows } from './shell.ts';

const block = (x: number, y: number, columns: number, rows: number, facing: number) =>
  times(rows, i => chairs(x, y + i * 20, columns, [17, 0], facing));
const columnBlock = (x: number, y: number, columns: number, rows: number) =>
  times(columns, i => chairs(x + i * 21, y, rows, [0, 17], 90));

export const floor3: Floor = {
  id: 3,
  label: '3 этаж',
  viewBox,
  outline,
  windows,
  walls: coreWalls,
  doors: coreDoors,
  decor: [
    ...core,
    ...openWell,
    ...eastEnd,
    draw('line', rect(450, 540, 100, 22, 10)),
    draw(
      'line',
      roundTable(436, 610, 11, 0),
      roundTable(500, 610, 11, 0),
      roundTable(564, 610, 11, 0),
      roundTable(468, 646, 11, 0),
      roundTable(532, 646, 11, 0),
    ),
    draw('line', sofa(456, 668, 88, 20, 0)),
    draw('plant', plant(418, 716, 8), plant(582, 716, 8), plant(414, 476, 8), plant(586, 476, 8)),
  ],
  notes: [{ x: 500, y: 253, text: 'Галерея' }],
  rooms: [
    {
      place: 46,
      shape: 'M30 30H400V296L356 340H30Z',
      label: { x: 215, y: 196, width: 340, height: 228 },
      doors: [
        { at: [378, 318], turn: 135, width: 40, leaves: 2 },
        { at: [180, 340], turn: 180, width: 34, leaves: 2 },
      ],
      furniture: [
        draw('accent', polygon([140, 36], [290, 36], [276, 74], [154, 74])),
        draw('thin', line([157, 66], [273, 66])),
        draw(
          'line',
          block(112, 98, 6, 4, 0),
          block(232, 98, 6, 4, 0),
          roundTable(70, 262, 17, 6),
          roundTable(132, 284, 17, 6),
          roundTable(296, 270, 17, 6),
        ),
        draw(
          'thin',
          times(17, i => line([38 + i * 21.5, 232], [50 + i * 21.5, 232])),
        ),
        draw('line', shelves(36, 48, 14, 130, 6), rect(366, 60, 26, 80, 3), circle(379, 84, 8), circle(379, 116, 8)),
        draw('plant', plant(44, 326, 8), plant(234, 324, 8)),
      ],
    },
    {
      place: 47,
      shape: 'M600 30H850A120 120 0 0 1 970 150V340H644L600 296Z',
      label: { x: 740, y: 186, width: 240, height: 260 },
      doors: [
        { at: [622, 318], turn: 225, width: 40, leaves: 2 },
        { at: [600, 256], turn: 270, width: 30, leaves: 2 },
      ],
      furniture: [
        draw('accent', 'M884 70H900A62 62 0 0 1 962 132V296H884Z'),
        draw(
          'line',
          columnBlock(660, 52, 10, 6),
          columnBlock(660, 240, 10, 5),
          rect(908, 214, 16, 64, 4),
          times(3, i => chair(936, 226 + i * 20, 270)),
        ),
        draw('line', polygon([900, 104], [916, 98], [922, 114], [906, 120])),
        draw('solid', rect(948, 160, 4, 116)),
        draw(
          'line',
          rect(608, 150, 18, 60, 3),
          times(3, i => rect(611, 156 + i * 17, 12, 12)),
        ),
        draw('thin', line([884, 150], [962, 150])),
        draw('plant', plant(956, 326, 8)),
      ],
    },
    {
      place: 45,
      shape: 'M30 410H215V730H30Z',
      label: { x: 122, y: 534, width: 170, height: 248 },
      doors: [{ at: [180, 410], turn: 0, width: 34, leaves: 2 }],
      furniture: [
        draw('accent', rect(70, 716, 106, 4)),
        draw('line', rect(50, 682, 20, 14, 3), block(62, 566, 8, 5, 180)),
        draw('line', meetingTable(44, 452, 84, 26, 3, false)),
        draw('thin', rect(70, 684, 106, 24, 2)),
        draw('plant', plant(200, 715, 8), plant(44, 715, 8)),
      ],
    },
    {
      place: 49,
      shape: 'M215 410H356L400 454V730H215Z',
      label: { x: 308, y: 534, width: 172, height: 170 },
      doors: [{ at: [378, 432], turn: 45, width: 30, leaves: 1 }],
      furniture: [
        draw('accent', rect(262, 716, 96, 4)),
        draw('line', rect(230, 696, 20, 14, 3)),
        draw(
          'line',
          polygon([252, 580], [272, 580], [272, 668], [348, 668], [348, 580], [368, 580], [368, 688], [252, 688]),
        ),
        draw(
          'line',
          times(4, i => chair(240, 592 + i * 24, 90)),
          times(4, i => chair(380, 592 + i * 24, 270)),
        ),
        draw('line', sofa(222, 440, 20, 60, 90), roundTable(300, 456, 13, 4)),
        draw('plant', plant(228, 714, 8), plant(228, 426, 7)),
      ],
    },
    {
      place: 28,
      shape: 'M644 410H785V565H600V454Z',
      label: { x: 698, y: 496, width: 160, height: 120 },
      doors: [{ at: [622, 432], turn: 315, width: 26, leaves: 1 }],
      furniture: [
        draw('line', meetingTable(632, 470, 136, 52, 4, false)),
        draw('accent', rect(670, 417, 70, 4)),
        draw('plant', plant(772, 552, 7), plant(613, 552, 7)),
      ],
    },
    {
      place: 29,
      shape: 'M785 410H970V565H785Z',
      label: { x: 880, y: 496, width: 160, height: 136 },
      doors: [{ at: [812, 410], turn: 0, width: 26, leaves: 1 }],
      furniture: [
        draw('line', meetingTable(802, 470, 154, 52, 5, false)),
        draw('accent', rect(850, 554, 70, 4)),
        draw('plant', plant(954, 424, 7), plant(799, 552, 7)),
      ],
    },
    {
      place: 50,
      shape: 'M600 565H970V730H600Z',
      label: { x: 782, y: 646, width: 190, height: 162 },
      doors: [{ at: [600, 600], turn: 270, width: 30, leaves: 2 }],
      furniture: [
        draw(
          'line',
          'M700 618H864A28 28 0 0 1 864 674H700A28 28 0 0 1 700 618Z',
          chairs(694, 606, 8, [25, 0], 180),
          chairs(694, 686, 8, [25, 0], 0),
        ),
        draw('line', chair(660, 646, 90), chair(904, 646, 270)),
        draw('accent', rect(958, 606, 4, 80)),
        draw('line', shelves(620, 706, 90, 14, 4)),
        draw('plant', plant(954, 714, 8), plant(954, 582, 7)),
      ],
    },
  ],
};
