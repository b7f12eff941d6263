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
