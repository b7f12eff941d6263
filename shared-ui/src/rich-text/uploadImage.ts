import type { UploadHow } from '../files/useUploads.ts';

/** Uploads a picture for the text; resolves to its address under `/files/`. */
export type UploadImage = (file: File, how: UploadHow) => Promise<{ readonly url: string; readonly alt: string }>;
