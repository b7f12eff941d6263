interface Picture {
  readonly url: string;
  readonly thumb: string;
}

/**
 * How an `<img>` names a record's picture for the browser to choose its size from; `wide` is how many px it takes on a
 * wide screen. Of a phone it takes a little more than it says: to 360 px of two points each 640 are as good as 1600,
 * which weigh three times as much.
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
