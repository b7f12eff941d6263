/** Light or dark. */
export type Mode = 'light' | 'dark';

/** The colours of one mode. `tokens.css` has the same ones as custom properties (`primarySoft` is `--primary-soft`). */
export interface Palette {
  readonly bg: string;
  readonly surface: string;
  readonly sunken: string;
  readonly raised: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly textSoft: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  readonly primaryText: string;
  readonly secondary: string;
  readonly onSecondary: string;
  readonly secondarySoft: string;
  readonly secondaryText: string;
  readonly good: string;
  readonly goodSoft: string;
  readonly goodText: string;
  readonly warn: string;
  readonly warnSoft: string;
  readonly warnText: string;
  readonly bad: string;
  readonly onBad: string;
  readonly badSoft: string;
  readonly badText: string;
  readonly neutralSoft: string;
  readonly neutralText: string;
  readonly focus: string;
}

/** Malachite green, copper, warm greys. The contrast of text is at least 4.5:1, of control borders and focus 3:1. */
export const palettes: Readonly<Record<Mode, Palette>> = {
  light: {
    bg: '#f7f5f2',
    surface: '#ffffff',
    sunken: '#efece7',
    raised: '#ffffff',
    line: '#e3ded6',
    lineStrong: '#8a8378',
    text: '#23201c',
    textSoft: '#645d54',
    primary: '#0b6b4f',
    primaryHover: '#08543e',
    onPrimary: '#ffffff',
    primarySoft: '#dff0e8',
    primaryText: '#0a5a43',
    secondary: '#a4532a',
    onSecondary: '#ffffff',
    secondarySoft: '#f8e8de',
    secondaryText: '#8a4320',
    good: '#2e7d32',
    goodSoft: '#e3f2e2',
    goodText: '#1d5e23',
    warn: '#a86200',
    warnSoft: '#fcefd5',
    warnText: '#754700',
    bad: '#b92b2b',
    onBad: '#ffffff',
    badSoft: '#fbe5e3',
    badText: '#95201f',
    neutralSoft: '#ece8e2',
    neutralText: '#544d44',
    focus: '#0b6b4f',
  },
  dark: {
    bg: '#151311',
    surface: '#1e1b18',
    sunken: '#110f0d',
    raised: '#282420',
    line: '#38332d',
    lineStrong: '#8b8378',
    text: '#f1ede7',
    textSoft: '#b5aca1',
    primary: '#52c79b',
    primaryHover: '#74d6b1',
    onPrimary: '#05261b',
    primarySoft: '#17352a',
    primaryText: '#8fe0bf',
    secondary: '#e29b6f',
    onSecondary: '#331605',
    secondarySoft: '#3d281b',
    secondaryText: '#f0b995',
    good: '#7ccb85',
    goodSoft: '#1e3622',
    goodText: '#a5dfab',
    warn: '#efb65c',
    warnSoft: '#3b2d13',
    warnText: '#f5cd8b',
    bad: '#f0877d',
    onBad: '#3a0b08',
    badSoft: '#44211e',
    badText: '#f8b4ad',
    neutralSoft: '#332e29',
    neutralText: '#d0c7bb',
    focus: '#74d6b1',
  },
};

/** Name of the custom property that carries a colour. */
export const propertyOf = (name: keyof Palette): string =>
  `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
