interface Look {
  readonly ground: string;
  readonly hair: string;
  readonly skin: string;
  readonly clothes: string;
  /** Hair that falls on the shoulders. */
  readonly isLong: boolean;
  readonly hasBeard?: boolean;
  readonly hasGlasses?: boolean;
}

const looks: readonly Look[] = [
  { ground: '#cfe3da', hair: '#5b3a29', skin: '#f0c9a8', clothes: '#0f6b57', isLong: true },
  { ground: '#e9dccb', hair: '#2f2a26', skin: '#e3b48f', clothes: '#37474f', isLong: false, hasBeard: true },
  { ground: '#d9d5e8', hair: '#8a5a2b', skin: '#f3d3b8', clothes: '#8c4a32', isLong: true, hasGlasses: true },
  { ground: '#d4e1ea', hair: '#c79a5b', skin: '#f0cdb0', clothes: '#5d4a7a', isLong: true },
];

function portrait({ ground, hair, skin, clothes, isLong, hasBeard, hasGlasses }: Look): string {
  const falling = `<path d="M146 210c0-80 50-124 110-124s110 44 110 124v150c0 24-220 24-220 0z" fill="${hair}"/>`;
  const beard = `<path d="M182 236c4 78 38 100 74 100s70-22 74-100c-14 26-30 36-74 36s-60-10-74-36z" fill="${hair}"/>`;
  const glasses =
    '<g fill="none" stroke="#3b3b3b" stroke-width="6"><circle cx="222" cy="218" r="25"/><circle cx="290" cy="218" r="25"/><path d="M247 218h18"/></g>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
  <rect width="512" height="512" fill="${ground}"/>
  ${isLong ? falling : ''}
  <path d="M70 512c6-112 84-156 186-156s180 44 186 156z" fill="${clothes}"/>
  <path d="M216 290h80v72c0 44-80 44-80 0z" fill="${skin}"/>
  <path d="M216 322c20 22 60 22 80 0v22c-20 22-60 22-80 0z" fill="#000" opacity=".1"/>
  <ellipse cx="256" cy="222" rx="78" ry="98" fill="${skin}"/>
  ${hasBeard ? beard : ''}
  <path d="M174 206c-6-78 40-112 82-112s90 34 82 112c-12-44-36-62-64-66-34 22-74 22-100 66z" fill="${hair}"/>
  <circle cx="222" cy="218" r="8" fill="#3a2c22"/><circle cx="290" cy="218" r="8" fill="#3a2c22"/>
  ${hasGlasses ? glasses : ''}
  <path d="M226 278c18 16 42 16 60 0" fill="none" stroke="#a04f42" stroke-width="7" stroke-linecap="round"/>
</svg>`;
}

/** Drawn faces for pictures of people, 512 by 512, the same on every run. */
export const portraits = (): string[] => looks.map(portrait);

/** A page of a passport as a scanner gives it, with strokes in place of words. */
export function passportPage(face: string): string {
  const strokes = [0, 1, 2, 3, 4, 5, 6]
    .map(
      row =>
        `<rect x="430" y="${490 + row * 52}" width="${[300, 240, 330, 180, 280, 320, 210][row]}" height="16" rx="4"/>`,
    )
    .join('');
  const above = [0, 1, 2, 3]
    .map(row => `<rect x="120" y="${90 + row * 60}" width="${[560, 610, 420, 300][row]}" height="16" rx="4"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1000" viewBox="0 0 840 1000">
  <rect width="840" height="1000" fill="#ece7e4"/>
  <rect x="40" y="30" width="760" height="420" rx="10" fill="#f3d9d6"/>
  <rect x="40" y="450" width="760" height="520" rx="10" fill="#f6e3df"/>
  <path d="M40 450h760" stroke="#b98a86" stroke-width="3" stroke-dasharray="10 8"/>
  <g fill="#6b5a58" opacity=".7">${above}${strokes}</g>
  <svg x="90" y="500" width="290" height="370" viewBox="96 40 320 408" preserveAspectRatio="xMidYMid slice">${face}</svg>
  <g fill="#4c4442" opacity=".8"><rect x="90" y="900" width="660" height="14"/><rect x="90" y="928" width="660" height="14"/></g>
</svg>`;
}
