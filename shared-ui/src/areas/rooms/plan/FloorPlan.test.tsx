// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planPlaces } from '@venue/sdk/rooms/model';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FloorPlan } from './FloorPlan.tsx';
import { floor1 } from './floor1.ts';
import { floor2 } from './floor2.ts';
import { floor3 } from './floor3.ts';
import { floors as tabs } from './floors.tsx';
import { labelBlock, letter, lettering } from './label.ts';
import { neighbour } from './neighbour.ts';
import type { Floor, PlanShape, Point } from './plan.types.ts';
import type { PlanRoom } from './planRoom.ts';
import { contains, corners, distanceToEdge } from './polygon.testing.ts';

const floors = [floor1, floor2, floor3];
const allPlaces = [21, 28, 29, 30, 31, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 50, 51, 52];
const shapes = floors.flatMap(floor => floor.rooms);
const longest = 'Откроется завтра в 09:00';

afterEach(cleanup);

function roomsOf(floor: Floor): Map<number, PlanRoom> {
  return new Map(
    floor.rooms.map(({ place }) => {
      const bookable = place === 31 || place === 52;
      const state = place === 31 ? 'free' : place === 52 ? 'busy' : 'info';
      return [place, { name: `Помещение ${place}`, shortName: `П. ${place}`, bookable, state }];
    }),
  );
}

function floorWith(id: Floor['id']): Floor {
  return floors[id - 1] as Floor;
}

function roomWith(place: number): PlanShape {
  const room = shapes.find(shape => shape.place === place);
  if (!room) throw new Error(`no place ${place} on the plan`);
  return room;
}

const said = [
  { name: 'Фотостудия', shortName: 'Фото' },
  { name: 'Туристско-информационный центр', shortName: 'Туристам' },
  { name: 'Помещение для всего, что только можно придумать за один день', shortName: 'Сверхмногофункционал' },
  { name: 'Многофункционально-демонстрационный', shortName: 'Демонстрации' },
];

/** Points on the edge of the rectangle that a room's label takes. */
function labelEdge({ label }: PlanShape, size: 'wide' | 'narrow', name: (typeof said)[number], caption?: string) {
  const block = labelBlock(label, size, { ...name, caption, badge: caption !== undefined });
  const em = lettering[size];
  const width =
    Math.max(...block.lines.map(line => line.text.length * (line.kind === 'caption' ? letter.caption : 1))) *
    letter.width *
    em;
  const height = block.height * em;
  return [-0.5, -0.25, 0, 0.25, 0.5].flatMap((t): Point[] => [
    [label.x + width * t, label.y - height / 2],
    [label.x + width * t, label.y + height / 2],
    [label.x - width / 2, label.y + height * t],
    [label.x + width / 2, label.y + height * t],
  ]);
}

describe('the drawing', () => {
  it('has every place of the plan exactly once, on its floor', () => {
    expect(shapes.map(({ place }) => place).sort((a, b) => a - b)).toEqual(allPlaces);
    for (const floor of floors)
      expect(floor.rooms.map(({ place }) => place).toSorted()).toEqual([...planPlaces[floor.id]].toSorted());
  });

  it.each(floors)('keeps the rooms of floor $id inside the outer walls', floor => {
    const outer = corners(floor.outline);
    for (const room of floor.rooms) {
      const outside = corners(room.shape).filter(
        point => !contains(outer, point) && distanceToEdge(outer, point) > 0.5,
      );
      expect(outside, `room ${room.place}`).toEqual([]);
    }
  });

  it.each(floors)('lets no rooms of floor $id overlap', floor => {
    const polygons = floor.rooms.map(room => ({ id: room.place, points: corners(room.shape) }));
    const clashes: string[] = [];
    for (let x = 31.5; x < 970; x += 7) {
      for (let y = 31.5; y < 730; y += 7) {
        const owners = polygons.filter(({ points }) => contains(points, [x, y]));
        if (owners.length > 1) clashes.push(`${owners.map(({ id }) => id).join(' and ')} at ${x}, ${y}`);
      }
    }
    expect(clashes).toEqual([]);
  });

  it.each(['wide', 'narrow'] as const)('keeps any name inside any place, %s', size => {
    for (const room of shapes)
      for (const name of said)
        for (const caption of [undefined, 'Свободно', longest]) {
          const points = corners(room.shape);
          const outside = labelEdge(room, size, name, caption).filter(point => !contains(points, point));
          expect(outside, `place ${room.place}: ${name.shortName}, ${caption}`).toEqual([]);
        }
  });

  it('says the whole name where it fits, else the short one, and cuts it at worst', () => {
    const [photo, tourism, hugeName] = said;
    const lines = (place: number, size: 'wide' | 'narrow', name: (typeof said)[number] | undefined) =>
      labelBlock(roomWith(place).label, size, { name: '', shortName: '', ...name, badge: false }).lines.map(
        ({ text }) => text,
      );
    expect(lines(31, 'wide', photo)).toEqual(['Фотостудия']);
    expect(lines(31, 'narrow', photo)).toEqual(['Фото']);
    expect(lines(40, 'wide', tourism)).toEqual(['Туристско-', 'информационный', 'центр']);
    expect(lines(28, 'wide', said[3])).toEqual(['Демонстрации']);
    expect(lines(28, 'narrow', hugeName)).toEqual(['Сверхмно…']);
  });

  it('hangs every door of a room in one of its walls', () => {
    for (const room of shapes) {
      expect(room.doors.length, `room ${room.place}`).toBeGreaterThan(0);
      for (const door of room.doors)
        expect(distanceToEdge(corners(room.shape), door.at), `room ${room.place}`).toBeLessThan(1);
    }
  });
});

describe('FloorPlan', () => {
  const second = floorWith(2);

  it('names each room with its state and marks the chosen one', () => {
    render(<FloorPlan floor={second} rooms={roomsOf(second)} selected={31} onSelect={() => {}} />);
    expect(screen.getAllByRole('button')).toHaveLength(7);
    expect(screen.getByRole('button', { name: 'Помещение 31: Свободно', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Помещение 52: Занято', pressed: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Помещение 30: без онлайн-бронирования' })).toBeTruthy();
  });

  it('calls a room as the lettering that is shown does, then by its whole name', () => {
    let width = 0;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe: () => void;
        constructor(tell: (entries: unknown[]) => void) {
          this.observe = () => tell([{ contentRect: { width } }]);
        }
        disconnect() {}
      },
    );
    const rooms = roomsOf(second)
      .set(31, { name: 'Фотостудия', shortName: 'Фото', bookable: true, state: 'closed', caption: longest })
      .set(30, { name: 'Малый зал', shortName: 'Зал', bookable: false, state: 'info' })
      .set(37, { name: 'Малый зал', shortName: 'Зал', bookable: false, state: 'busy', note: 'занято' });
    const names = (inPixels: number) => {
      width = inPixels;
      render(<FloorPlan key={width} floor={second} rooms={rooms} onSelect={() => {}} />);
      const said = [31, 30, 37].map(place =>
        document.querySelector(`[data-place="${place}"]`)?.getAttribute('aria-label'),
      );
      cleanup();
      return said;
    };
    expect(names(720)).toEqual([
      'Фотостудия: Откроется завтра в 09:00',
      'Малый зал: без онлайн-бронирования',
      'Малый зал: занято',
    ]);
    expect(names(719)).toEqual([
      'Фото: Откроется завтра в 09:00 (Фотостудия)',
      'Зал (Малый зал): без онлайн-бронирования',
      'Зал (Малый зал): занято',
    ]);
    vi.unstubAllGlobals();
  });

  it('keeps the words of two lines apart', () => {
    const rooms = roomsOf(second).set(31, { name: 'Фото студия', shortName: 'Фото', bookable: true, state: 'free' });
    render(<FloorPlan floor={second} rooms={rooms} onSelect={() => {}} />);
    expect(screen.getByRole('button', { name: /^Фото студия/ }).textContent).toMatch(/Фото студия Свободно/);
  });

  it('does not repeat a state the caption already says', () => {
    const rooms = roomsOf(second).set(31, {
      name: 'Фотостудия',
      shortName: 'Фото',
      bookable: true,
      state: 'free',
      caption: 'Свободно до 15:00',
    });
    render(<FloorPlan floor={second} rooms={rooms} onSelect={() => {}} />);
    expect(screen.getByRole('button', { name: 'Фотостудия: Свободно до 15:00' })).toBeTruthy();
  });

  it('chooses a room by click, Enter and Space', async () => {
    const chosen = vi.fn();
    const user = userEvent.setup();
    render(<FloorPlan floor={second} rooms={roomsOf(second)} onSelect={chosen} />);
    await user.click(screen.getByRole('button', { name: /Помещение 52/ }));
    screen.getByRole('button', { name: /Помещение 31/ }).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('[ArrowDown] ');
    expect(chosen.mock.calls).toEqual([[52], [31], [52]]);
  });

  it('offers no button for a room it knows nothing about', () => {
    render(<FloorPlan floor={second} rooms={new Map()} onSelect={() => {}} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('the arrow keys', () => {
  it.each([
    [31, 'ArrowLeft', 51],
    [31, 'ArrowDown', 52],
    [52, 'ArrowDown', 21],
    [30, 'ArrowRight', 51],
    [37, 'ArrowUp', 30],
    [30, 'ArrowUp', undefined],
    [30, 'Tab', undefined],
  ])('lead from room %i by %s to %s', (from, key, to) => {
    expect(neighbour(floorWith(2), roomWith(from), key)?.place).toBe(to);
  });
});

it('tabs name the floors as their drawings do', () => {
  expect(tabs.map(({ id, label }) => [id, label])).toEqual(floors.map(({ id, label }) => [id, label]));
});
