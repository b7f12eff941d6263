/** Signs of the demo's residents: SVGs of 800 by 600 with no text in them, the same on every run. */
const sign = (ground: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient></defs><rect width="800" height="600" fill="${ground}"/><rect width="800" height="600" fill="url(#g)"/>${body}</svg>`;

const round = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('');

const turned = (angle: number, body: string) => `<g transform="rotate(${angle} 400 300)">${body}</g>`;

const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const ring = (radius: number, colour: string, width: number) =>
  `<circle cx="400" cy="300" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const logos = {
  pot: sign(
    '#8f4a2b',
    `<path fill="#f4e3d0" d="M330,160 H470 V186 C470,206 540,250 540,330 C540,410 480,450 400,450 C320,450 260,410 260,330 C260,250 330,206 330,186Z"/>${line('#8f4a2b', 14, 'M272,300 q32,28 64,0 t64,0 t64,0 t64,0')}`,
  ),
  cup: sign(
    '#3d2c25',
    `<path fill="#f6e7d2" d="M270,250 H500 V350 C500,420 450,460 385,460 C320,460 270,420 270,350Z"/>${line('#f6e7d2', 26, 'M500,280 c80,-10 80,110 -6,104')}${line('#d99a5b', 16, 'M330,210 c-26,-34 26,-50 0,-84 M390,210 c-26,-34 26,-50 0,-84 M450,210 c-26,-34 26,-50 0,-84')}`,
  ),
  aperture: sign(
    '#1f3a4d',
    `${ring(170, '#e9f2f5', 20)}${round(6, angle => turned(angle, line('#e9f2f5', 16, 'M400,140 L486,300')))}<circle cx="400" cy="300" r="34" fill="#f2b84b"/>`,
  ),
  frame: sign(
    '#4c5358',
    line('#ffffff', 18, 'M230,440 V270 L400,150 L570,270 V440Z M400,150 V440 M230,270 H570 M230,440 L400,270 L570,440'),
  ),
  gear: sign(
    '#2458a6',
    `${round(10, angle => turned(angle, '<rect x="374" y="118" width="52" height="80" rx="12" fill="#ffd35c"/>'))}<circle cx="400" cy="300" r="136" fill="#ffd35c"/><circle cx="400" cy="300" r="58" fill="#2458a6"/>`,
  ),
  button: sign(
    '#a33a52',
    `<circle cx="400" cy="300" r="165" fill="#fbe9ea"/>${ring(128, '#a33a52', 10)}${round(4, angle => turned(angle + 45, '<circle cx="400" cy="248" r="22" fill="#a33a52"/>'))}${line('#5b1526', 12, 'M363,263 L437,337 M437,263 L363,337')}`,
  ),
  wave: sign(
    '#2a2440',
    [90, 170, 260, 330, 220, 300, 180, 110, 60]
      .map((height, index) => {
        const x = 216 + index * 46;
        return line(index === 3 ? '#ff8f6b' : '#cfc4ff', 24, `M${x},${300 - height / 2} V${300 + height / 2}`);
      })
      .join(''),
  ),
  cone: sign(
    '#2f4a35',
    [0, 1, 2, 3, 4]
      .flatMap(row =>
        Array.from({ length: [2, 3, 4, 3, 2][row] ?? 0 }, (_, place) => {
          const x = 400 + (place - (([2, 3, 4, 3, 2][row] ?? 0) - 1) / 2) * 74;
          const y = 170 + row * 62;
          return `<path fill="${(row + place) % 2 ? '#c9935a' : '#dcae76'}" stroke="#2f4a35" stroke-width="6" d="M${x},${y - 44} C${x + 50},${y - 20} ${x + 40},${y + 40} ${x},${y + 52} C${x - 40},${y + 40} ${x - 50},${y - 20} ${x},${y - 44}Z"/>`;
        }),
      )
      .join(''),
  ),
  code: sign(
    '#10242b',
    `${line('#4ad6b0', 30, 'M300,190 L190,300 L300,410 M500,190 L610,300 L500,410')}${line('#ffffff', 30, 'M440,170 L360,430')}`,
  ),
  wheel: sign(
    '#e3a72f',
    `${ring(180, '#26221b', 22)}${ring(40, '#26221b', 14)}${round(16, angle => turned(angle, line('#26221b', 5, 'M412,262 L400,130')))}`,
  ),
  flower: sign(
    '#5c3c73',
    `${round(6, angle => turned(angle, '<path fill="#f3c6e4" d="M400,300 C330,220 350,140 400,120 C450,140 470,220 400,300Z"/>'))}<circle cx="400" cy="300" r="40" fill="#ffdc7a"/>`,
  ),
  balance: sign(
    '#17614f',
    `${line('#e6f4ee', 18, 'M400,150 V450 M300,450 H500 M230,210 H570')}${line('#e6f4ee', 10, 'M230,210 L170,330 H290Z M570,210 L510,330 H630Z')}<path fill="#f2c14e" d="M165,330 a65,50 0 0 0 130,0Z M505,330 a65,50 0 0 0 130,0Z"/>`,
  ),
  mitten: sign(
    '#b3402f',
    `<path fill="#fff4e6" d="M310,450 V290 C310,190 350,140 410,140 C470,140 510,190 510,270 V450Z M310,370 C250,360 220,300 240,270 C262,240 300,262 310,300Z"/><rect x="296" y="410" width="228" height="60" rx="18" fill="#f1b24a"/>${line('#b3402f', 12, 'M350,300 l30,-26 l30,26 l30,-26 l30,26 M350,350 l30,-26 l30,26 l30,-26 l30,26')}`,
  ),
} as const;
