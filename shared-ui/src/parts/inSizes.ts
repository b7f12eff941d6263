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
