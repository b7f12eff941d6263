/** The page of `board.bench.mjs`: a program of its own, which is bundled among the sources of the office. */
export const page = `
import { createElement as h, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { DaysBoard } from './sections/desk/board/DaysBoard.tsx';

// A week, or a month.
const span = window.benchDays ?? 7;
const days = Array.from({ length: span }, (_, each) => new Date(Date.UTC(2026, 11, 1 + each)).toISOString().slice(0, 10));
const HOURS = span * 24;
const ids = Array.from({ length: 21 }, (_, each) => 30 + each);
const at = (day, hour) => day + 'T' + String(hour).padStart(2, '0') + ':00:00.000Z';
const open = { from: 9, to: 21 };
const rooms = ids.map(roomId => ({
  roomId, name: 'Помещение ' + roomId, floor: 2, bookingMode: 'instant',
  days: days.map(day => ({ day, open, reason: null })),
}));
// Two of three rooms are taken twice a day.
const blocks = ids.filter(id => id % 3).flatMap(roomId => days.flatMap((day, each) => [5, 9].map(hour => ({
  roomId, kind: 'booking', start: at(day, hour), end: at(day, hour + 2), place: null,
  orderId: roomId * 100 + each * 10 + hour, eventRequestId: null, eventId: null, technicalReasonId: null, title: '',
}))));
const bookings = blocks.map(({ orderId, roomId, start, end }) => ({
  orderId, status: 2, roomId, roomName: '', userId: 1, customer: 'Лаптева Мария', phone: '9120000000', tariff: 'Час',
  extras: [], price: 100, start, end, runs: [{ start, end, hours: 2 }], isOffer: false, expiresAt: null, arrival: null, comment: '', guests: null,
  customerComment: '',
}));
const none = () => undefined;
const address = day => '?day=' + day;

const cells = (className, text) => '<td class="' + className + '" data-look="booking" title="' + text + '">' + text + '</td>';
const plain = () => '<table style="table-layout: fixed; width: ' + span * 1000 + 'px"><tbody>' + ids.map(room =>
  '<tr><th>Помещение ' + room + '</th>' + Array.from({ length: HOURS }, (_, hour) =>
    cells('cell', hour % 12 < 2 ? 'Лаптева' : '')).join('') + '</tr>').join('') + '</tbody></table>';

const settled = element => element.getBoundingClientRect().height;
const ours = document.getElementById('ours');
const other = document.getElementById('other');

function repeated(times, work, after) {
  let spent = 0;
  for (let each = 0; each < times; each++) {
    const started = performance.now();
    work(each);
    spent += performance.now() - started;
    after?.();
  }
  return spent;
}

let change;
function Board() {
  const [board, set] = useState({ rooms, blocks, bookings, notes: [], now: at(days[0], 8) });
  change = set;
  return h(MemoryRouter, null, h(DaysBoard, { board, today: days[0], open: none, dayAddress: address, zoom: 1, drop: none }));
}

const Row = memo(({ room, busy }) => h('tr', null,
  h('th', null, 'Помещение ' + room),
  Array.from({ length: HOURS }, (_, hour) => h('td', { key: hour, className: 'cell', 'data-busy': busy === hour || undefined },
    busy === hour ? 'Лаптева' : ''))));
let fill;
function Rows() {
  const [busy, set] = useState(0);
  fill = set;
  return h('table', { style: { tableLayout: 'fixed', width: span * 1000 } }, h('tbody', null, ids.map(room => h(Row, { key: room, room, busy: room === 40 ? busy : -1 }))));
}

window.bench = {
  size: { blocks: blocks.length, cells: ids.length * HOURS },
  /** How much of each side is really drawn. */
  drawn() {
    const trees = [createRoot(ours), createRoot(other)];
    flushSync(() => trees[0].render(h(Board)));
    const board = ours.querySelectorAll('[data-look]').length;
    flushSync(() => change(before => ({ ...before, bookings: bookings.map((each, index) => index === 7 ? { ...each, customer: 'Новиков Пётр' } : each) })));
    const changed = [...ours.querySelectorAll('[data-look]')].filter(each => each.textContent.includes('Новиков')).length;
    flushSync(() => trees[0].unmount());
    flushSync(() => trees[1].render(h(Rows)));
    flushSync(() => fill(3));
    const cell = other.querySelectorAll('[data-busy]').length;
    flushSync(() => trees[1].unmount());
    other.innerHTML = plain();
    const cells = other.querySelectorAll('td').length;
    other.replaceChildren();
    return { board, changed, cells, cell };
  },
  mountBoard(times) {
    let tree;
    return repeated(times, () => {
      tree = createRoot(ours);
      flushSync(() => tree.render(h(Board)));
      settled(ours);
    }, () => flushSync(() => tree.unmount()));
  },
  mountPlain: times => repeated(times, () => {
    other.innerHTML = plain();
    settled(other);
  }, () => other.replaceChildren()),
  changeBoard(times) {
    const tree = createRoot(ours);
    flushSync(() => tree.render(h(Board)));
    settled(ours);
    const spent = repeated(times, turn => {
      const changed = bookings.map((each, index) => index === 7 ? { ...each, customer: 'Клиент ' + turn } : each);
      flushSync(() => change(board => ({ ...board, bookings: changed })));
      settled(ours);
    });
    flushSync(() => tree.unmount());
    return spent;
  },
  changeRows(times) {
    const tree = createRoot(other);
    flushSync(() => tree.render(h(Rows)));
    settled(other);
    const spent = repeated(times, turn => {
      flushSync(() => fill(turn % HOURS));
      settled(other);
    });
    flushSync(() => tree.unmount());
    return spent;
  },
};
`;
