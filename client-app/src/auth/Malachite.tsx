/** Centres of the stone's rings: position, radius of the outermost ring, number of rings, and phase of the waves. */
const centres = [
  { x: 560, y: 180, reach: 1150, rings: 74, turn: 0.4 },
  { x: 90, y: 930, reach: 560, rings: 40, turn: 2.1 },
  { x: 700, y: 850, reach: 390, rings: 30, turn: 4.4 },
  { x: 130, y: 320, reach: 320, rings: 26, turn: 1.2 },
  { x: 420, y: 610, reach: 180, rings: 16, turn: 3.3 },
] as const;

const dark = [8, 58, 43] as const;
const light = [58, 148, 114] as const;

/** The green of a ring: slow waves of light and dark with faster ones on top, as in natural stone. */
function green(index: number, turn: number): string {
  const share =
    0.4 + 0.3 * Math.sin(index * 0.42 + turn * 3) + 0.18 * Math.sin(index * 1.9 + turn) + 0.1 * Math.sin(index * 2.9);
  const clamped = Math.min(1, Math.max(0, share));
  const [red, middle, blue] = dark.map((from, channel) =>
    Math.round(from + ((light[channel] ?? from) - from) * clamped),
  );
  return `rgb(${red} ${middle} ${blue})`;
}

const POINTS = 40;

/** One ring: a smooth closed line around a centre. Neighbouring rings have similar but not equal waves. */
function ring(x: number, y: number, radius: number, turn: number): string {
  const at = (index: number): [number, number] => {
    const angle = (index / POINTS) * Math.PI * 2;
    const wave =
      1 +
      0.1 * Math.sin(2 * angle + turn) +
      0.055 * Math.sin(3 * angle - turn * 1.7 + radius / 420) +
      0.03 * Math.sin(5 * angle + turn * 2.3 + radius / 260) +
      0.014 * Math.sin(9 * angle - turn + radius / 150);
    return [x + Math.cos(angle) * radius * wave, y + Math.sin(angle) * radius * wave * 0.94];
  };
  const points = Array.from({ length: POINTS }, (_, index) => {
    const [fromX, fromY] = at(index);
    const [toX, toY] = at(index + 1);
    return `${fromX.toFixed(1)} ${fromY.toFixed(1)} ${((fromX + toX) / 2).toFixed(1)} ${((fromY + toY) / 2).toFixed(1)}`;
  });
  const [lastX, lastY] = at(POINTS - 1);
  const [firstX, firstY] = at(0);
  return `M${((lastX + firstX) / 2).toFixed(1)} ${((lastY + firstY) / 2).toFixed(1)}Q${points.join(' ')}Z`;
}

const rings = centres.flatMap(({ x, y, reach, rings: count, turn }) =>
  Array.from({ length: count }, (_, index) => {
    const share = 1 - index / count;
    // Narrow and wide bands in turn, never crossing.
    const radius = reach * (share + (0.35 / count) * Math.sin(index * 2.4 + turn));
    return { d: ring(x, y, radius, turn), fill: green(index, turn) };
  }),
);

/** A cut of malachite: the venue's own pattern. Decorative. */
export function Malachite({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {rings.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}
