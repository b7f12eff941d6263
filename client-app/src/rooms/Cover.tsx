import type { Picture } from '@venue/sdk/rooms/model';
import type * as z from 'zod/mini';

interface Props {
  picture: z.output<typeof Picture> | null;
  className?: string | undefined;
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string;
}

/** A room's picture in the size the screen needs; its place is kept while it loads. */
export const Cover = ({ picture, className, sizes }: Props) =>
  picture ? (
    <img
      className={className}
      src={picture.thumb}
      srcSet={`${picture.thumb} 640w, ${picture.url} 1600w`}
      sizes={sizes}
      alt={picture.alt}
      width={640}
      height={400}
      decoding="async"
    />
  ) : (
    <span className={className} />
  );
