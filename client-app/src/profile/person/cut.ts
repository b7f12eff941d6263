import { profileLimits } from '@venue/sdk/profile/model';
import type { Area } from 'react-easy-crop';

/** Cuts the chosen square out of a picture, at the size the venue keeps. Throws when the browser cannot draw it. */
export async function cut(url: string, { x, y, width, height }: Area): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const size = profileLimits.avatarPixels;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser has no canvas');
  // Transparent pictures would turn black in JPEG.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, size, size);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, width, height, 0, 0, size, size);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('the browser made no picture');
  return new File([blob], 'avatar.jpg', { type: blob.type });
}
