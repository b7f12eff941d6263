interface Picture {
  readonly url: string;
  readonly thumb: string;
}

/**
 * Attributes of an `<img>` that let the browser choose the size of a record's picture; `wide` is its width in px on a
 * wide screen. On phones `sizes` is slightly below the real width, so that a 360 px screen with a pixel ratio of 2
 * takes the 640 px file: it looks as good as the 1600 px one, which is three times as heavy.
 */
export const responsiveImage = ({ url, thumb }: Picture, wide: number) => ({
  src: thumb,
  srcSet: `${thumb} 640w, ${url} 1600w`,
  sizes: `(max-width: 767px) 88vw, ${wide}px`,
});
