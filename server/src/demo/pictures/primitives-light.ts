import { disc, drum, face, hue, oval, type Piece, piece, rod, type View } from './view.ts';

/** A lamp on a cord. */
export function pendant(v: View, x: number, z: number, y: number, top: number, colour: string, r = 0.26): Piece {
  return piece(
    z,
    rod(v, [x, top, z], [x, y + 0.2, z], 0.02, hue.ink),
    oval(v, [x, y, z], r * 2.6, r * 2.2, 'url(#glow)', 'opacity="0.75"'),
    drum(v, x, y, z, r, 0.24, colour, 0.06),
    oval(v, [x, y, z], r * 0.96, 0.05, '#fff2d6'),
  );
}

/** A spotlight under the ceiling with its beam down to a spot on the floor. */
export function spotlight(v: View, x: number, y: number, z: number, toX: number, toZ: number, strength = 0.3): Piece {
  return piece(
    z,
    drum(v, x, y, z, 0.1, 0.26, hue.ink),
    face(
      v,
      [
        [x - 0.09, y, z],
        [x + 0.09, y, z],
        [toX + 0.75, 0, toZ],
        [toX - 0.75, 0, toZ],
      ],
      'url(#fall)',
      `opacity="${strength}"`,
    ),
    disc(v, [toX, 0.01, toZ], 0.95, 'url(#glow)', `opacity="${strength}"`),
  );
}

/** A pipe under the ceiling of a studio with lamps hanging from it. */
export const lampPipe = (v: View, z: number): Piece =>
  piece(
    z + 0.3,
    rod(v, [-4.4, 3.6, z], [4.4, 3.6, z], 0.06, '#151413'),
    ...[-3.2, -1.6, 0, 1.6, 3.2].map(
      x =>
        drum(v, x, 3.2, z, 0.16, 0.3, '#1b1a19', 0.1) +
        oval(v, [x, 3.2, z], 0.5, 0.45, 'url(#glow)', 'opacity="0.55"') +
        oval(v, [x, 3.2, z], 0.14, 0.05, '#fff4dc'),
    ),
  );
