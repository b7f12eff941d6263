interface Picture {
  readonly url: string;
  readonly thumb: string;
}

/**
 * Attributes of an `<img>` that let the browser choose the size of a record's picture; `wide` is its width in px on a
 * wide screen. On phones `sizes` is slightly below the real width, so that a 360 px screen with a pixel ratio of 2
 * takes the 640 px file: it looks as good as the 1600 px one, which is three times as heavy.
 */
export const inSizes = ({ url, thumb }: Picture, wide: number) => ({
  src: thumb,
  srcSet: `${thumb} 640w, ${url} 1600w`,
  sizes: `(max-width: 767px) 88vw, ${wide}px`,
});

const textPicture = /<img [^>]*src="(\/files\/[a-z0-9-]+)-1600\.webp"[^>]*>/g;

/**
 * Formatted text whose pictures come 640 pixels wide to phones of at most two pixels per point. A `<source>` and not
 * `srcset` with widths: a picture uploaded smaller than 1600 pixels would be shown smaller than it is.
 */
export const textInSizes = (html: string): string =>
  html.replace(
    textPicture,
    (img, name: string) =>
      `<picture><source media="(max-width: 480px) and (max-resolution: 2dppx)" srcset="${name}-640.webp">${img}</picture>`,
  );
