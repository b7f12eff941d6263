import type { CSSProperties } from 'react';

/** The style that paints an hour in the colour its slot carries; the stylesheet tints it in the dark theme. */
export const slotColour = (colour: string | undefined) => ({ '--slot': colour }) as CSSProperties;
