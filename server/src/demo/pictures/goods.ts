/** Drawn goods of the demo's brands: SVGs of 1000 by 750 with no text in them, the same on every run. */
const scene = (
  wall: string,
  table: string,
  body: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750" viewBox="0 0 1600 1200">
<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient></defs>
<rect width="1600" height="1200" fill="${wall}"/><rect width="1600" height="1200" fill="url(#w)"/>
<rect y="880" width="1600" height="320" fill="${table}"/><rect y="880" width="1600" height="10" fill="#fff" opacity=".25"/>${body}</svg>`;

const shadow = (x: number, width: number) => `<ellipse cx="${x}" cy="960" rx="${width}" ry="30" opacity=".18"/>`;

/** Something turned on a wheel: a symmetric shape between heights, by half-widths at foot, belly and neck. */
const turned = (x: number, top: number, [foot, belly, neck]: readonly [number, number, number], fill: string) => {
  const height = 950 - top;
  const side = (way: 1 | -1) =>
    `C${x + way * belly * 1.35},${950 - height * 0.25} ${x + way * belly},${950 - height * 0.7} ${x + way * neck},${top}`;
  return `${shadow(x + 30, belly * 1.1)}<path fill="${fill}" d="M${x - foot},950 ${side(-1)} L${x + neck},${top} C${x + belly},${950 - height * 0.7} ${x + belly * 1.35},${950 - height * 0.25} ${x + foot},950Z"/><ellipse cx="${x}" cy="${top}" rx="${neck}" ry="${neck * 0.22}" fill="#000" opacity=".35"/>`;
};

const candle = (x: number, top: number, width: number, fill: string) =>
  `${shadow(x + 20, width * 0.7)}<rect x="${x - width / 2}" y="${top}" width="${width}" height="${950 - top}" rx="18" fill="${fill}"/><rect x="${x - width / 2}" y="${top}" width="${width * 0.25}" height="${950 - top}" rx="18" fill="#fff" opacity=".18"/><path stroke="#4a3b2c" stroke-width="6" d="M${x},${top} v-26"/><path fill="#f2b84b" d="M${x},${top - 130} c44,58 36,104 0,108 c-36,-4 -44,-50 0,-108Z"/><circle cx="${x}" cy="${top - 60}" r="150" fill="#ffd98a" opacity=".16"/>`;

const shirt = (x: number, fill: string) =>
  `<path fill="none" stroke="#6d5a45" stroke-width="8" d="M${x},250 c0,-50 50,-40 40,-5 c-6,22 -40,20 -40,55 M${x - 150},380 L${x},300 L${x + 150},380"/><path fill="${fill}" d="M${x - 60},345 Q${x},395 ${x + 60},345 L${x + 170},390 L${x + 235},600 L${x + 150},625 L${x + 135},540 L${x + 140},860 L${x - 140},860 L${x - 135},540 L${x - 150},625 L${x - 235},600 L${x - 170},390Z"/><path fill="none" stroke="#000" stroke-opacity=".12" stroke-width="5" d="M${x},385 V860 M${x - 90},480 V840 M${x + 95},500 V850"/>`;

const loaf = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x},${y}) scale(${scale})"><ellipse cx="20" cy="118" rx="270" ry="34" opacity=".2"/><path fill="#b9763a" d="M-260,60 C-270,-110 250,-120 262,55 C268,130 -252,140 -260,60Z"/><path fill="none" stroke="#f2dcb3" stroke-width="20" stroke-linecap="round" d="M-150,-30 q40,-30 60,70 M-30,-62 q40,-20 56,100 M96,-58 q44,0 46,96"/></g>`;

const steam = (x: number) =>
  `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round" d="M${x},480 c-60,-70 60,-110 0,-190 M${x + 80},500 c-50,-60 50,-90 0,-160"/>`;

const cup = (x: number, fill: string) =>
  `${shadow(x + 20, 210)}<path fill="none" stroke="${fill}" stroke-width="34" d="M${x + 150},690 c130,-10 130,150 -10,150"/><path fill="${fill}" d="M${x - 180},620 H${x + 180} C${x + 180},840 ${x + 120},950 ${x},950 C${x - 120},950 ${x - 180},840 ${x - 180},620Z"/><ellipse cx="${x}" cy="620" rx="180" ry="40" fill="#5a3420"/>`;

/** What each drawing shows, for those who do not see it. */
export const goods = {
  ceramics: {
    alt: 'Три керамические вазы на столе',
    svg: scene(
      '#d9cfc0',
      '#8a6a4b',
      turned(460, 420, [90, 190, 60], '#a5532f') +
        turned(840, 300, [100, 170, 80], '#3f6f63') +
        turned(1180, 600, [90, 150, 110], '#d8a25a'),
    ),
  },
  candles: {
    alt: 'Свечи разной высоты с горящими фитилями',
    svg: scene(
      '#3b4250',
      '#242833',
      candle(480, 560, 170, '#e9dcc6') + candle(780, 430, 200, '#c96f5a') + candle(1110, 660, 230, '#8aa38a'),
    ),
  },
  linen: {
    alt: 'Льняные рубашки на плечиках',
    svg: scene(
      '#e6e2d8',
      '#b79c7c',
      `<rect x="120" y="232" width="1360" height="16" rx="8" fill="#6d5a45"/>${shirt(420, '#9db4c0')}${shirt(800, '#d9b8a4')}${shirt(1180, '#7f9273')}`,
    ),
  },
  bread: {
    alt: 'Свежий хлеб на деревянном столе',
    svg: scene('#f0e3cf', '#9b6b3f', loaf(560, 840, 1.15) + loaf(1050, 870, 0.95) + loaf(820, 1020, 1)),
  },
  tea: {
    alt: 'Чашка чая, от которой идёт пар',
    svg: scene('#c8d3c4', '#7d5f45', steam(720) + cup(760, '#f4f1ea') + turned(1180, 520, [80, 140, 50], '#4d6b57')),
  },
} as const;
