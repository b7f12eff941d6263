import * as z from 'zod/mini';
import { publicationMoves, removalQuestion } from '../core/kind/publication.ts';
import { defineEnum } from '../core/schema/enums.ts';
import { Id, Instant, QueryInt } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { messages, required, SiteUrl } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

export const galleryType = defineEnum({
  photo: { id: 1, label: 'Фото' },
  video: { id: 2, label: 'Видео' },
});

/** A page of a list and of a gallery's files has 25 rows; `files` counts hidden ones too. */
export const galleryLimits = {
  pageSize: 25,
  files: 200,
  archiveMegabytes: 1024,
  /** One picture within an archive. */
  pictureMegabytes: 25,
  previewMegabytes: 10,
} as const;

export const galleryMoves = publicationMoves('эту галерею');
/** Deletion is soft: the gallery keeps its files and its address. Only one file of a gallery is its preview. */
export const galleryRemovalConfirm = removalQuestion('эту галерею');

/** The place of a row within the whole list, from 1; `page` counts from 1, `index` on the page from 0. */
export const placeInList = (page: number, index: number, pageSize: number = galleryLimits.pageSize): number =>
  (page - 1) * pageSize + index + 1;

export const PlaceInList = z.int().check(z.minimum(1), z.maximum(100_000));

/** The last part of a page's address: Latin letters, digits and hyphens. */
export const UrlTranslit = required(150).check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Только строчные латинские буквы, цифры и дефисы'),
);

const latin: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o ' +
    'п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
  )
    .split(' ')
    .map(pair => pair.split(':')),
);

/** An address made from a Russian title: `Ночь музеев 2026` → `noch-muzeev-2026`. */
export const translit = (title: string): string =>
  [...title.toLowerCase()]
    .map(letter => latin[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 150)
    .replace(/^-+|-+$/g, '');

/** Why a file of an archive was skipped. */
export const skippedBecause = {
  name: 'Недопустимое имя файла',
  link: 'Ссылка, а\u00a0не\u00a0файл',
  locked: 'Защищён паролем',
  nested: 'Архив внутри архива: распакуйте его и\u00a0загрузите отдельно',
  type: 'Не\u00a0фотография: подойдут JPEG, PNG и\u00a0WebP',
  size: `Больше ${galleryLimits.pictureMegabytes}\u00a0МБ`,
  ratio: 'Сжат сильнее, чем бывают сжаты фотографии',
  broken: 'Файл повреждён',
  present: 'Уже есть в\u00a0галерее',
  full: `В\u00a0галерее уже ${galleryLimits.files}\u00a0файлов`,
} as const;
export type SkippedBecause = keyof typeof skippedBecause;

/** A file of an archive that was skipped, and why, as staff read it. */
export const SkippedFile = z.object({ fileName: z.string(), reason: z.string() });
export type SkippedFile = z.output<typeof SkippedFile>;

/** The event a gallery shows. */
export const GalleryEvent = z.object({ eventId: Id, eventTitle: z.string(), eventDate: z.nullable(Instant) });
export type GalleryEvent = z.output<typeof GalleryEvent>;

/** What staff enter about a gallery; the calls take the number of the event. */
export const GalleryFields = z.object({
  /** Null once its event was deleted. */
  event: labelled(z.nullable(GalleryEvent), 'Мероприятие', { placeholder: 'Начните вводить название' }),
  urlTranslit: labelled(UrlTranslit, 'Адрес', {
    hint: 'Конец ссылки на\u00a0галерею: строчные латинские буквы, цифры и\u00a0дефисы',
  }),
  /** Its place among those of its type. */
  galleryOrder: labelled(PlaceInList, 'Место', { hint: 'Какой по\u00a0счёту она стоит среди галерей этого вида' }),
});

const short = (max: number) => z.string().check(z.trim(), z.maxLength(max, messages.tooLong));

/** What staff may change about a file of a gallery. */
export const GalleryFileFields = z.object({
  fileDescription: labelled(short(1000), 'Описание', { lines: true }),
  fileAuthor: labelled(short(200), 'Автор'),
  /** Of a video: its page or player. Of a photo: where a click leads, usually empty. */
  fileLink: labelled(SiteUrl, 'Куда ведёт нажатие'),
  fileOrder: labelled(PlaceInList, 'Место'),
  isHidden: labelled(z.boolean(), 'Скрыт'),
  isPreview: labelled(z.boolean(), 'Обложка'),
});

/** What staff enter to add a video. */
export const GalleryVideoFields = z.object({
  fileLink: labelled(SiteUrl.check(z.refine(link => link !== '', messages.required)), 'Ссылка на\u00a0видео', {
    placeholder: 'vkvideo.ru, rutube.ru или youtube.com',
  }),
  fileDescription: GalleryFileFields.shape.fileDescription,
});

export const GalleryFile = z.extend(withoutRules(GalleryFileFields), {
  fileId: Id,
  /** 1600 px wide, and 640 px; null for a video without a picture. */
  filePath: z.nullable(z.string()),
  fileThumb: z.nullable(z.string()),
});
export type GalleryFile = z.output<typeof GalleryFile>;

/** A picture uploaded as the gallery's preview, instead of one of its files. */
export const GalleryPreviewFile = z.object({
  fileId: Id,
  filePath: z.string(),
  fileMimeType: z.string(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.int(),
});
export type GalleryPreviewFile = z.output<typeof GalleryPreviewFile>;

export const Gallery = z.extend(withoutRules(z.pick(GalleryFields, { urlTranslit: true })), {
  galleryId: Id,
  galleryType: galleryType.schema,
  /** Its place among those of its type, from 1; null for a removed one. */
  galleryOrder: z.nullable(z.int()),
  isDeleted: z.boolean(),
  isPublished: z.boolean(),
  /** Null once the event is deleted. */
  event: z.nullable(GalleryEvent),
  eventTitle: z.string(),
  /** How many files it holds, hidden ones too. */
  fileItems: z.int(),
  filePathPreview: z.nullable(GalleryPreviewFile),
  /** The gallery's picture in lists: the uploaded preview, else the file marked as preview, else its first photo. */
  galleryThumb: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. The calls for files do not change it. */
  version: z.int(),
  can: canOf(galleryMoves, ['staff'], 'remove', 'restore'),
});
export type Gallery = z.output<typeof Gallery>;

/**
 * The title of a gallery: its event, if it still exists, and what it holds. The database trigger `gallery_is_found`
 * builds the same title.
 */
export function galleryTitleOf(type: Gallery['galleryType'], eventTitle: string | undefined): string {
  const isVideo = type === galleryType.video;
  if (eventTitle === undefined) return isVideo ? 'Видеогалерея' : 'Фотогалерея';
  return `${eventTitle}\u00a0— ${isVideo ? 'видео' : 'фото'}`;
}

/** A type of galleries in the query of a list. */
export const GalleryOfType = z.pipe(QueryInt, galleryType.schema);

/** A gallery in lists for everybody; `event` is set while the event has a page of its own. */
export const PublicGalleryRow = z.extend(
  z.pick(Gallery, { urlTranslit: true, galleryType: true, event: true, updatedAt: true }),
  {
    /** Its event and what it holds: «Ночь музеев — фото». */
    galleryTitle: z.string(),
    /** How many files visitors see. */
    fileItems: z.int(),
    /** The gallery's picture in lists: the uploaded preview, else the file marked as preview, else its first photo. */
    cover: z.nullable(z.object({ url: z.string(), thumb: z.string() })),
  },
);
export type PublicGalleryRow = z.output<typeof PublicGalleryRow>;

/** A file of a gallery as visitors see it. */
export const PublicGalleryFile = z.omit(GalleryFile, { fileOrder: true, isHidden: true, isPreview: true });
export type PublicGalleryFile = z.output<typeof PublicGalleryFile>;

/** A gallery on its page. */
export const PublicGallery = z.extend(PublicGalleryRow, { files: z.array(PublicGalleryFile) });
export type PublicGallery = z.output<typeof PublicGallery>;
