import type { Picture } from '@venue/sdk/rooms/model';
import { responsiveImage } from '@venue/shared-ui/parts/record/responsiveImage.ts';
import type * as z from 'zod/mini';

interface Props {
  picture: z.output<typeof Picture> | null;
  className?: string | undefined;
  /** How many px it takes on a wide screen. */
  wide: number;
}

/** A room's picture in the size the screen needs; its place is kept while it loads. */
export const Cover = ({ picture, className, wide }: Props) =>
  picture ? (
    <img
      className={className}
      {...responsiveImage(picture, wide)}
      alt={picture.alt}
      width={640}
      height={400}
      decoding="async"
    />
  ) : (
    <span className={className} />
  );
